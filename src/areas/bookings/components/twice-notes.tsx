import { namedTwice } from '@/domain/bookings/past-run';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';
import styles from './booking-rows.module.css';

interface TwiceNotesProps {
  /** The recipients of a day, listed once for each gift. */
  people: readonly { usercode: string; name: string }[];
  nameOf: NameOf;
  /** The day is over. */
  isPast?: boolean;
}

/** A note for each person who gets more than one gift on a day. */
export function TwiceNotes({ people, nameOf, isPast = false }: TwiceNotesProps) {
  const messages = useMessages(bookingMessages);
  const codes = namedTwice(people.map(({ usercode }) => usercode));
  if (codes.length === 0) return null;
  const notes = codes.map((code) => {
    const person = people.find(({ usercode }) => usercode === code);
    const name = person === undefined ? '' : nameOf(person);
    return (
      <NoticeBar key={code} tone="info">
        {isPast ? messages.gotTwice(name) : messages.twice(name)}
      </NoticeBar>
    );
  });
  return (
    <Box marginBottom={3} className={styles.notes}>
      {notes}
    </Box>
  );
}
