import type { ReactNode } from 'react';
import coin from '@/ui/icons/coin.svg';
import styles from './envelope.module.css';

interface EnvelopeProps {
  label: string;
  /** Ink-teal, for the incentive account. */
  team?: boolean;
  /** Shown on the coloured face. */
  children: ReactNode;
  /** Shown in the pocket below the flap. */
  pocket: ReactNode;
}

const arc = 'M0 4C52 25 112 33 179 33S306 25 358 4';

/** The envelope of an account: a coloured face with a coin, a flap with a gold hairline, a white pocket. */
export function Envelope({ label, team = false, children, pocket }: EnvelopeProps) {
  return (
    <section className={styles.envelope} aria-label={label}>
      <div className={styles.face} data-team={team}>
        <span className="scales" aria-hidden="true" />
        <img className={styles.coin} src={coin} alt="" width={122} height={122} />
        <div className={styles.content}>{children}</div>
      </div>
      <div className={styles.pocket}>
        <svg className={styles.flap} viewBox="0 0 358 36" preserveAspectRatio="none" aria-hidden="true">
          <path d={`${arc}V36H0z`} fill="currentColor" />
          <path className={styles.foil} d={arc} fill="none" strokeWidth="1.4" />
        </svg>
        <div className={styles.inside}>{pocket}</div>
      </div>
    </section>
  );
}
