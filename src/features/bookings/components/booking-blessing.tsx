import { defaultBlessing, maxBlessingLength } from '@/domain/constants';
import type { Occasion } from '@/domain/schedule';
import { countCharacters } from '@/domain/text';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/words';
import { Card } from '@/ui/card';
import { LetterPaper } from '@/ui/letter-paper';
import { TextArea } from '@/ui/text-area';
import styles from './booking-blessing.module.css';

interface BookingBlessingProps {
  text: string;
  occasion: Occasion;
  sender: string;
  onType: (text: string) => void;
}

/** The sentence that goes along with every gift of a booking, on letter paper. */
export function BookingBlessing({ text, occasion, sender, onType }: BookingBlessingProps) {
  const words = useWords(bookingWords);
  const length = countCharacters(text);
  return (
    <Card title={words.blessing} aside={words.blessingLength(length, maxBlessingLength)}>
      <LetterPaper>
        <div className={styles.text}>
          <TextArea
            label={words.blessing}
            placeholder={defaultBlessing}
            value={text}
            invalid={length > maxBlessingLength}
            onChange={onType}
          />
        </div>
        <p className={styles.signature}>{sender !== '' && words.signed(sender)}</p>
      </LetterPaper>
      <div className={styles.templates}>
        {words.blessings[occasion].map((template) => (
          <button
            key={template}
            type="button"
            className={styles.template}
            aria-pressed={text === template}
            onClick={() => onType(template)}
          >
            {template}
          </button>
        ))}
      </div>
    </Card>
  );
}
