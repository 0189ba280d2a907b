import { useState } from 'react';
import { recurrenceOf, type BookingDraft } from '@/domain/bookings/booking';
import { daysLater, fromMoment, type Day } from '@/domain/business-time';
import { fixesDay, nextOccurrence } from '@/domain/bookings/schedule';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { Booking, BookingTag } from '@/queries/bookings';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ControlRow, FormRow } from '@/ui/forms/form-row';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { longDay, monthText } from '../describe';

const DateSheet = lazyComponent(() => import('@/ui/library/date-sheet'));

/** How far ahead a day can be chosen, in days: five years. */
const farthest = 5 * 366;

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
  return (
    <>
      <DateRow date={draft.date} firstDay={firstDay} onChange={(date) => onChange({ date })} />
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

interface DateRowProps {
  date: string;
  firstDay: Day;
  onChange: (day: Day) => void;
}

function DateRow({ date, firstDay, onChange }: DateRowProps) {
  const messages = useMessages(bookingMessages);
  const [isOpen, setOpen] = useState(false);
  const isDay = Number.isFinite(fromMoment(date));
  const close = () => setOpen(false);
  return (
    <>
      <FormRow
        label={messages.date}
        value={isDay ? longDay(date, messages) : messages.chooseDate}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <DateSheet
          title={messages.date}
          value={date}
          first={firstDay}
          last={daysLater(firstDay, farthest)}
          monthText={(month) => monthText(month, messages)}
          dayText={(day) => longDay(day, messages)}
          onPick={(day) => {
            close();
            onChange(day);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
