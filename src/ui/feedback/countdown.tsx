import { useEffect, useState } from 'react';
import { countdown, countdownDigits } from '@/domain/countdown';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import styles from './countdown.module.css';

const second = 1000;

interface CountdownProps {
  /** The end, ms. */
  until: number;
  /** Gives the time now, ms: business time where an offer hangs on it. */
  clock?: () => number;
  /** While an offer is live, the seconds are red. */
  live?: boolean;
}

/** Digit boxes that count down; who listens hears the time left once a minute. */
export function Countdown({ until, clock = Date.now, live = false }: CountdownProps) {
  const messages = useMessages(kitMessages);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const read = () => setNow(clock());
    const tick = setInterval(read, second);
    // On a page that was kept the time went on meanwhile.
    const first = setTimeout(read);
    return () => {
      clearInterval(tick);
      clearTimeout(first);
    };
  }, [clock]);
  const remaining = until - now;
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
        <span className={styles.box}>{hours}</span>
        <span className={styles.colon}>:</span>
        <span className={styles.box}>{minutes}</span>
        <span className={styles.colon}>:</span>
        <span className={styles.box} data-live={live && remaining > 0}>
          {seconds}
        </span>
      </span>
    </span>
  );
}
