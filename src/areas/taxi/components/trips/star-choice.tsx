import { tripMessages } from '@/areas/taxi/messages';
import { mostStars } from '@/areas/taxi/rules/trip-rating';
import { useMessages } from '@/messages/language';
import { RadioGroup } from '@/ui/forms/radio-group';
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
    <RadioGroup
      label={messages.starsLabel}
      choices={counts}
      keyOf={(count) => count}
      current={stars}
      onChoose={onChange}
      className={styles.row}
      choiceClassName={styles.star}
      attributesOf={(count) => ({ 'aria-label': messages.stars(count), 'data-on': count <= stars })}
    >
      {() => (
        <svg width="30" height="30" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M7 1l1.800 3.700 4.100.6-3 2.900.7 4L7 10.300l-3.600 1.900.7-4-3-2.900 4.100-.6z" />
        </svg>
      )}
    </RadioGroup>
  );
}
