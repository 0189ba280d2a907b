import { countdown, countdownDigits } from '@/domain/countdown';
import { useMessages } from '@/messages/language';
import { useRemaining } from '@/ui/feedback/use-remaining';
import { Inline } from '@/ui/layout/box';
import { holidayMessages } from '../messages';
import styles from './holiday-countdown.module.css';

interface HolidayCountdownProps {
  /** The first moment of the holiday, ms. */
  until: number;
  /** Gives the current time, ms. */
  clock: () => number;
  name: string;
}

/** Days, hours and minutes until a holiday; on the last day hours, minutes and seconds. */
export function HolidayCountdown({ until, clock, name }: HolidayCountdownProps) {
  const { units, remaining: label } = useMessages(holidayMessages);
  const remaining = useRemaining(until, clock);
  const digits = countdownDigits(remaining);
  const shown =
    digits.days === '0'
      ? (['hours', 'minutes', 'seconds'] as const)
      : (['days', 'hours', 'minutes'] as const);
  return (
    <span className={styles.countdown} role="timer" aria-label={label(name, countdown(remaining))}>
      <Inline as="span" align="stretch" aria-hidden="true">
        {shown.map((unit) => (
          <Inline as="span" key={unit} display="inline-flex" className={styles.part}>
            <span className={styles.box}>{digits[unit]}</span>
            <span className={styles.unit}>{units[unit]}</span>
          </Inline>
        ))}
      </Inline>
    </span>
  );
}
