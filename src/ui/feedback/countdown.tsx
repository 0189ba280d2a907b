import { countdown, countdownDigits } from '@/domain/countdown';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { useRemaining } from './use-remaining';
import styles from './countdown.module.css';

const hour = 3_600_000;

interface CountdownProps {
  /** The end, ms. */
  until: number;
  /** Gives the current time, ms; business time for offers. */
  clock?: () => number;
  /** The offer is live, so the seconds are red. */
  live?: boolean;
  /** Leaves out hours that are zero, for a time that begins with minutes. */
  short?: boolean;
}

/** Digit boxes that count down; the label for screen readers changes once a minute. */
export function Countdown({ until, clock = Date.now, live = false, short = false }: CountdownProps) {
  const messages = useMessages(kitMessages);
  const remaining = useRemaining(until, clock);
  const { days, hours, minutes, seconds } = countdownDigits(remaining);
  return (
    <span
      className={styles.countdown}
      role="timer"
      aria-label={remaining > 0 ? messages.remaining(countdown(remaining)) : messages.over}
    >
      <span className={styles.boxes} aria-hidden="true">
        {days !== '0' && (
          <>
            <span className={styles.box}>{days}</span>
            <span className={styles.unit}>{messages.dayUnit}</span>
          </>
        )}
        {(!short || remaining >= hour) && (
          <>
            <span className={styles.box}>{hours}</span>
            <span className={styles.colon}>:</span>
          </>
        )}
        <span className={styles.box}>{minutes}</span>
        <span className={styles.colon}>:</span>
        <span className={styles.box} data-live={live && remaining > 0}>
          {seconds}
        </span>
      </span>
    </span>
  );
}
