import { useMessages } from '@/messages/language';
import { Ring } from '@/ui/charts/ring';
import { minutesText } from '../describe';
import { quizMessages } from '../messages';
import styles from './exam-timer.module.css';

/** The last seconds are red. */
const shortBelow = 15_000;

/** A ring with the time that is left of so many seconds; screen readers are told minutes. `remaining` in ms. */
export function ExamTimer({ remaining, seconds }: { remaining: number; seconds: number }) {
  const messages = useMessages(quizMessages);
  const isShort = remaining < shortBelow;
  return (
    <span
      className={styles.timer}
      role="timer"
      aria-label={messages.minutesLeft(Math.ceil(Math.max(0, remaining) / 60_000))}
      data-short={isShort}
    >
      <Ring share={remaining / (seconds * 1000)} size={52} thickness={4} short={isShort} />
      <span className={styles.digits} aria-hidden="true">
        {minutesText(remaining / 1000)}
      </span>
    </span>
  );
}
