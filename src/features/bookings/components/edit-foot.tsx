import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Button } from '@/ui/forms/button';
import styles from './records.module.css';

interface EditFootProps {
  /** Those that are ticked and still go on. */
  chosen: readonly Booking[];
  onChange: () => void;
  onCancel: () => void;
}

/** What can be done with the bookings that are ticked. */
export function EditFoot({ chosen, onChange, onCancel }: EditFootProps) {
  const messages = useMessages(bookingMessages);
  const count = chosen.length;
  return (
    <>
      <p className={styles.selected} role="status">
        {count === 0 ? messages.chooseSome : messages.selected(count)}
      </p>
      <div className={styles.ways}>
        <Button variant="outlined" disabled={count === 0} onClick={onChange}>
          {count > 1 ? messages.editMany(count) : messages.editThis}
        </Button>
        <Button disabled={count === 0} onClick={onCancel}>
          {count === 0 ? messages.cancel : messages.cancelMany(count)}
        </Button>
      </div>
    </>
  );
}
