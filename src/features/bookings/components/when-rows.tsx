import { recurrenceOf, type BookingDraft } from '@/domain/bookings/booking';
import { fromMoment, type Day } from '@/domain/business-time';
import { fixesDay, nextOccurrence } from '@/domain/bookings/schedule';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import type { Booking, BookingTag } from '@/queries/bookings';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ControlRow, FormRow } from '@/ui/forms/form-row';
import { longDay } from '../describe';
import styles from './when-rows.module.css';

interface WhenRowsProps {
  draft: BookingDraft;
  tag: BookingTag;
  /** The day that the occasion falls on for each; undefined until the gateway has said so. */
  days: Booking['recipients'] | undefined;
  /** The day of the first run that is still to come. */
  firstDay: Day;
  onChange: (part: Partial<BookingDraft>) => void;
}

/** When a gift comes: told where the tag fixes it, else chosen. */
export function WhenRows({ draft, tag, days, firstDay, onChange }: WhenRowsProps) {
  const words = useWords(bookingWords);
  const every = recurrenceOf(draft, tag);
  if (fixesDay(tag.occasion)) {
    const next = (days ?? [])
      .flatMap(({ anchor }) => nextOccurrence({ anchor, every }, firstDay) ?? [])
      .sort();
    const [first] = next;
    const different = new Set(next).size;
    const text = first === undefined ? words.daysLater : longDay(first, words);
    return <FormRow label={words.firstDay} value={different > 1 ? words.firstOf(text, different) : text} />;
  }
  const isDay = Number.isFinite(fromMoment(draft.date));
  return (
    <>
      <ControlRow label={words.date} {...(isDay ? { note: longDay(draft.date, words) } : {})}>
        <input
          type="date"
          className={styles.date}
          aria-label={words.date}
          min={firstDay}
          value={draft.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      </ControlRow>
      {tag.every === 'once' ? (
        <FormRow label={words.repeat} value={words.every.once} />
      ) : (
        <ControlRow label={words.repeat}>
          <ChoiceRow
            label={words.repeat}
            look="segment"
            choices={[
              ['yearly', words.every.yearly],
              ['monthly', words.every.monthly],
            ]}
            current={draft.every}
            onChange={(chosen) => onChange({ every: chosen })}
          />
        </ControlRow>
      )}
    </>
  );
}
