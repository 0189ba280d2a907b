import coin from '@/ui/icons/coin.svg';
import { Box, Inline } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import styles from './packet-head.module.css';

const arc = 'M0 4C60 34 126 46 195 46S330 34 390 4';

interface PacketHeadProps {
  name: string;
  text: string;
  /** Animates the coin. */
  isJustOpened: boolean;
}

/** The top of an opened packet with its giver; it extends behind the header of the page. */
export function PacketHead({ name, text, isJustOpened }: PacketHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.paint} aria-hidden="true">
        <span className="scales" />
      </div>
      <Inline as="p" position="relative" justify="center">
        <Avatar name={name} size={28} />
        <Box as="span" marginLeft={2}>
          {text}
        </Box>
      </Inline>
      <svg className={styles.arc} viewBox="0 0 390 56" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${arc}V56H0z`} fill="currentColor" />
        <path d={arc} className={styles.foil} />
      </svg>
      <img className={styles.coin} data-fresh={isJustOpened} src={coin} alt="" width={72} height={72} />
    </div>
  );
}
