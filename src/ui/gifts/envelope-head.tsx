import coin from '@/ui/icons/coin.svg';
import styles from './envelope-head.module.css';

interface EnvelopeHeadProps {
  /** Position in a sequence of dialogs, such as 1 / 2. */
  position: string | undefined;
  /** The position as screen readers say it. */
  positionAccessibleText?: string;
}

/** The head of announcements: the flap of an envelope, sealed with the coin. */
export function EnvelopeHead({ position, positionAccessibleText = position }: EnvelopeHeadProps) {
  return (
    <div className={styles.head}>
      <div className="scales" aria-hidden="true" />
      {position !== undefined && (
        <p className={styles.position} role="note" aria-label={positionAccessibleText}>
          {position}
        </p>
      )}
      <svg className={styles.flap} viewBox="0 0 358 44" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.paper} d="M0 4C52 30 112 40 179 40S306 30 358 4V44H0z" />
        <path className={styles.foil} d="M0 4C52 30 112 40 179 40S306 30 358 4" />
      </svg>
      <img className={styles.coin} src={coin} alt="" width={62} height={62} />
    </div>
  );
}
