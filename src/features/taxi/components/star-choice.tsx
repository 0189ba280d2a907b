import { mostStars } from '@/domain/taxi/trip-rating';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import { tripMessages } from '@/messages/trips';
import { useMessages } from '@/messages/language';
import styles from './star-choice.module.css';

interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  stars: number;
  onChange: (stars: number) => void;
}

/** One to five stars, by touch or by arrow keys. */
export function StarChoice({ stars, onChange }: StarChoiceProps) {
  const messages = useMessages(tripMessages);
  const counts = Array.from({ length: mostStars }, (_, index) => index + 1);
  return (
    <div
      className={styles.row}
      role="radiogroup"
      aria-label={messages.starsLabel}
      onKeyDown={(event) => {
        const chosen = counts[chosenByKey(event, Math.max(0, stars - 1)) ?? -1];
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {counts.map((count) => (
        <button
          key={count}
          type="button"
          role="radio"
          aria-checked={count === stars}
          aria-label={messages.stars(count)}
          tabIndex={count === Math.max(1, stars) ? 0 : -1}
          className={styles.star}
          data-on={count <= stars}
          onClick={() => onChange(count)}
        >
          <svg width="30" height="30" viewBox="0 0 14 14" aria-hidden="true">
            <path d="M7 1l1.800 3.700 4.100.6-3 2.900.7 4L7 10.300l-3.600 1.900.7-4-3-2.900 4.100-.6z" />
          </svg>
        </button>
      ))}
    </div>
  );
}
