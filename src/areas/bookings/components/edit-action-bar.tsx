import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { Note } from '@/ui/text/text';

interface EditActionBarProps {
  /** Selected bookings that are not over. */
  bookings: readonly Booking[];
  onChange: () => void;
  onCancel: () => void;
}

/** Buttons to change or cancel the selected bookings. */
export function EditActionBar({ bookings, onChange, onCancel }: EditActionBarProps) {
  const messages = useMessages(bookingMessages);
  const count = bookings.length;
  return (
    <>
      <Note marginBottom={2} role="status">
        {count === 0 ? messages.chooseSome : messages.selected(count)}
      </Note>
      <ButtonPair>
        <Button variant="outlined" disabled={count === 0} onClick={onChange}>
          {count > 1 ? messages.editMany(count) : messages.editThis}
        </Button>
        <Button disabled={count === 0} onClick={onCancel}>
          {count === 0 ? messages.cancel : messages.cancelMany(count)}
        </Button>
      </ButtonPair>
    </>
  );
}
