import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
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
  const words = useWords(bookingWords);
  const count = chosen.length;
  return (
    <>
      <p className={styles.selected} role="status">
        {count === 0 ? words.chooseSome : words.selected(count)}
      </p>
      <div className={styles.ways}>
        <Button look="outlined" disabled={count === 0} onClick={onChange}>
          {count > 1 ? words.editMany(count) : words.editThis}
        </Button>
        <Button disabled={count === 0} onClick={onCancel}>
          {count === 0 ? words.cancel : words.cancelMany(count)}
        </Button>
      </div>
    </>
  );
}
