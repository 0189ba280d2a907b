import { recurrenceOf, type BookingDraft } from '@/domain/bookings/booking';
import { fromMoment, type Day } from '@/domain/business-time';
import { fixesDay, nextOccurrence } from '@/domain/bookings/schedule';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
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
  const messages = useMessages(bookingMessages);
  const every = recurrenceOf(draft, tag);
  if (fixesDay(tag.occasion)) {
    const next = (days ?? [])
      .flatMap(({ anchor }) => nextOccurrence({ anchor, every }, firstDay) ?? [])
      .sort();
    const [first] = next;
    const different = new Set(next).size;
    const text = first === undefined ? messages.daysLater : longDay(first, messages);
    return (
      <FormRow label={messages.firstDay} value={different > 1 ? messages.firstOf(text, different) : text} />
    );
  }
  const isDay = Number.isFinite(fromMoment(draft.date));
  return (
    <>
      <ControlRow label={messages.date} {...(isDay ? { note: longDay(draft.date, messages) } : {})}>
        <input
          type="date"
          className={styles.date}
          aria-label={messages.date}
          min={firstDay}
          value={draft.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      </ControlRow>
      {tag.every === 'once' ? (
        <FormRow label={messages.repeat} value={messages.every.once} />
      ) : (
        <ControlRow label={messages.repeat}>
          <ChoiceRow
            label={messages.repeat}
            variant="segment"
            choices={[
              ['yearly', messages.every.yearly],
              ['monthly', messages.every.monthly],
            ]}
            current={draft.every}
            onChange={(chosen) => onChange({ every: chosen })}
          />
        </ControlRow>
      )}
    </>
  );
}
