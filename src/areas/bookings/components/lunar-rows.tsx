import { useState } from 'react';
import type { BookingDraft } from '@/domain/bookings/booking';
import { fixesDay } from '@/domain/bookings/schedule';
import type { Day } from '@/domain/business-time';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { BookingTag } from '@/queries/bookings';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ControlRow, FormRow } from '@/ui/forms/form-row';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { lunarText } from '../describe';

const LunarSheet = lazyComponent('lunar-sheet', () => import('./lunar-sheet'));

interface LunarRowsProps {
  draft: BookingDraft;
  tag: BookingTag;
  firstDay: Day;
  onChange: (part: Partial<BookingDraft>) => void;
}

/** Whether the day is one of the ordinary or of the Chinese calendar, and which one of the latter. */
export function LunarRows({ draft, tag, firstDay, onChange }: LunarRowsProps) {
  const messages = useMessages(bookingMessages);
  const [isOpen, setOpen] = useState(false);
  const { lunar } = draft;
  const names = fixesDay(tag.occasion) ? messages.birthdays : messages.calendars;
  return (
    <>
      <ControlRow label={messages.calendarKind}>
        <ChoiceRow
          label={messages.calendarKind}
          variant="segment"
          choices={[
            ['solar', names.solar],
            ['lunar', names.lunar],
          ]}
          current={lunar === '' ? 'solar' : 'lunar'}
          onChange={(chosen) => (chosen === 'solar' ? onChange({ lunar: '' }) : setOpen(true))}
        />
      </ControlRow>
      {lunar !== '' && (
        <FormRow
          label={messages.lunarDate}
          value={lunarText(lunar, messages)}
          note={messages.lunarNote}
          onOpen={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <LunarSheet
          value={lunar}
          isBirthday={fixesDay(tag.occasion)}
          firstDay={firstDay}
          onPick={(chosen) => {
            setOpen(false);
            onChange({ lunar: chosen });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
