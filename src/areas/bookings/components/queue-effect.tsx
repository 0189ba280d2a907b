import type { RunOutcome } from '@/domain/bookings/forecast';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Note } from '@/ui/text/text';
import { namesOf, shortDay } from '../describe';
import styles from './queue-sheet.module.css';

interface QueueEffectProps {
  effect: { saved: readonly RunOutcome[]; lost: readonly RunOutcome[] };
  bookings: readonly Booking[];
  nameOf: NameOf;
}

/** Says who is saved by the new order and who goes without, on every day of the forecast. */
export function QueueEffect({ effect: { saved, lost }, bookings, nameOf }: QueueEffectProps) {
  const messages = useMessages(bookingMessages);
  const textOf = (outcomes: readonly RunOutcome[]) =>
    messages.join(
      outcomes.map(({ day, bookingId, usercodes }) => {
        const recipients = bookings.find(({ id }) => id === bookingId)?.recipients ?? [];
        return messages.giftOn(
          shortDay(day, messages),
          messages.names(namesOf(recipients, usercodes, nameOf)),
        );
      }),
    );
  return (
    <div className={styles.effect} role="status">
      {saved.length > 0 && <NoticeBar tone="success">{messages.queueSaves(textOf(saved))}</NoticeBar>}
      {lost.length > 0 && <NoticeBar tone="warning">{messages.queueLoses(textOf(lost))}</NoticeBar>}
      {saved.length + lost.length === 0 && <Note marginBottom={2}>{messages.queueSame}</Note>}
    </div>
  );
}
