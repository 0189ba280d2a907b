import { useMemo, useState } from 'react';
import { appointmentOrder } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { forecast, type ForecastRun } from '@/domain/bookings/forecast';
import { inOrder, reordered } from '@/domain/bookings/gift-queue';
import type { Day } from '@/domain/business-time';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { useWrite } from '@/flows/write/use-write';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { invalidateBookings } from '@/queries/bookings';
import { notify } from '@/state/notifications';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Sheet } from '@/ui/overlays/sheet';
import { Note } from '@/ui/text/text';
import { shortDay } from '../describe';
import { orderEffect, smallestFirst } from '../rules/queue-effect';
import { useBookingNames } from '../use-booking-names';
import { QueueEffect } from './queue-effect';
import { QueueList } from './queue-list';
import styles from './queue-sheet.module.css';

interface QueueSheetProps {
  accountType: AccountType;
  funding: Funding;
  runs: readonly ForecastRun[];
  /** The days on which the order matters. */
  days: readonly Day[];
  onClose: () => void;
}

/** The gifts of a short day in the order in which they are paid; another order shows at once who is saved. */
export default function QueueSheet({ accountType, funding, runs, days, onClose }: QueueSheetProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = useBookingNames(accountType);
  const { planned, purse, span, bookings } = funding;
  const [chosen, setChosen] = useState(days[0] ?? '');
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const write = useWrite(appointmentOrder, {
    refresh: invalidateBookings,
    notDone: messages.queueFailed,
  });
  const queue = useMemo(
    () => (order === null ? inOrder(planned) : reordered(planned, order)),
    [order, planned],
  );
  const after = useMemo(() => forecast(queue, purse, span), [queue, purse, span]);
  const effect = orderEffect(runs, after);
  const outcomes = after.find(({ day }) => day === chosen)?.outcomes ?? [];
  const handleMove = (ids: readonly string[]) => {
    if (write.isBusy) return;
    write.clear();
    setOrder(reordered(queue, ids).map(({ id }) => id));
  };
  const handleSave = () =>
    write.send({ accountType, ids: queue.map(({ id }) => id) }, () => {
      notify(messages.queueSaved);
      onClose();
    });
  return (
    <Sheet title={messages.queueTitle} onClose={onClose}>
      <Note marginBottom={2}>{messages.queueLine}</Note>
      {days.length > 1 && (
        <ChoiceRow
          label={messages.queueDay}
          choices={days.map((day) => [day, shortDay(day, messages)] as const)}
          current={chosen}
          onChange={setChosen}
        />
      )}
      <QueueList
        outcomes={outcomes}
        bookings={bookings}
        nameOf={nameOf}
        saved={effect.saved}
        lost={effect.lost}
        onOrder={handleMove}
      />
      <QueueEffect effect={effect} bookings={bookings} nameOf={nameOf} />
      {write.errorText !== null && (
        <NoticeBar tone="warning" alarming>
          {write.errorText}
        </NoticeBar>
      )}
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => handleMove(smallestFirst(outcomes))}>
          {messages.queueSmallest}
        </Button>
        <Button busy={write.isBusy} disabled={order === null} onClick={handleSave}>
          {messages.queueSave}
        </Button>
      </div>
    </Sheet>
  );
}
