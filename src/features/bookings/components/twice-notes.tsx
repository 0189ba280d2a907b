import { namedTwice } from '@/domain/bookings/past-run';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import styles from './booking-rows.module.css';

interface TwiceNotesProps {
  /** The recipients of a day, listed once for each gift. */
  people: readonly { usercode: string; name: string }[];
  /** The day is over. */
  isPast?: boolean;
}

/** A note for each person who gets more than one gift on a day. */
export function TwiceNotes({ people, isPast = false }: TwiceNotesProps) {
  const messages = useMessages(bookingMessages);
  const codes = namedTwice(people.map(({ usercode }) => usercode));
  if (codes.length === 0) return null;
  const notes = codes.map((code) => {
    const name = people.find(({ usercode }) => usercode === code)?.name ?? '';
    return (
      <NoticeBar key={code} tone="info">
        {isPast ? messages.gotTwice(name) : messages.twice(name)}
      </NoticeBar>
    );
  });
  return <div className={styles.notes}>{notes}</div>;
}
