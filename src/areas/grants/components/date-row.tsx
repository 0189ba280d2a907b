import { useState } from 'react';
import { gatewayNow } from '@/api/clock';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { dayInMonth, daysLater, startOf, type Day, type Month } from '@/domain/business-time';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionSheet } from '@/ui/overlays/action-sheet';
import { dayText } from '../describe';
import { ChoiceLine } from './choice-line';

const DateSheet = lazyComponent('date-sheet', () => import('@/ui/library/date-sheet'));

/** How far ahead a day can be chosen. */
const mostDaysAhead = 366;

interface DateRowProps {
  /** Empty for as soon as it is approved. */
  date: string;
  onChoose: (date: string) => void;
}

/** When a grant is paid: as soon as it is approved, or at 10:00 of a day by which it has to be approved. */
export function DateRow({ date, onChoose }: DateRowProps) {
  const messages = useMessages(grantMessages);
  const [open, setOpen] = useState<'ways' | 'days' | null>(null);
  const first = firstRunAfter(gatewayNow());
  const monthText = (of: Month) => messages.month(startOf(dayInMonth(of, 1)));
  return (
    <>
      <ChoiceLine
        icon="clock"
        title={date === '' ? messages.atOnce : messages.onDay(dayText(date, messages))}
        note={date === '' ? messages.atOnceNote : messages.onDayNote}
        onOpen={() => setOpen('ways')}
      />
      {open === 'ways' && (
        <ActionSheet
          title={messages.chooseDay}
          actions={[
            { label: messages.notOnADay, onClick: () => onChoose('') },
            // The sheet closes itself after the tap, before it is replaced by the calendar.
            { label: messages.onADay, onClick: () => setOpen('days') },
          ]}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'days' && (
        <DateSheet
          title={messages.chooseDay}
          value={date}
          first={first}
          last={daysLater(first, mostDaysAhead)}
          monthText={monthText}
          dayText={(day: Day) => dayText(day, messages)}
          onPick={(day) => {
            setOpen(null);
            onChoose(day);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
