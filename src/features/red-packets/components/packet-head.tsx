import { Avatar } from '@/ui/people/avatar';
import coin from '@/ui/icons/coin.svg';
import styles from './packet-head.module.css';

const arc = 'M0 4C60 34 126 46 195 46S330 34 390 4';

interface PacketHeadProps {
  name: string;
  text: string;
  /** The coin has just come out of it. */
  fresh: boolean;
}

/** The opened envelope from above: who it is from, and the coin on its edge. It goes up behind the page's header. */
export function PacketHead({ name, text, fresh }: PacketHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.paint} aria-hidden="true">
        <span className="scales" />
      </div>
      <p className={styles.from}>
        <Avatar name={name} size={28} />
        <span className={styles.text}>{text}</span>
      </p>
      <svg className={styles.arc} viewBox="0 0 390 56" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${arc}V56H0z`} fill="currentColor" />
        <path d={arc} className={styles.foil} />
      </svg>
      <img className={styles.coin} data-fresh={fresh} src={coin} alt="" width={72} height={72} />
    </div>
  );
}
