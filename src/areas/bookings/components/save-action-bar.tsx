import { useOffReason } from '@/flows/write/use-off-reason';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { SendButton } from '@/ui/forms/send-button';
import { Note } from '@/ui/text/text';

interface SaveActionBarProps {
  label: string;
  /** What is still missing, in place of the label; null where nothing is. */
  missing: string | null;
  isSaving: boolean;
  isLoading: boolean;
  /** Saves, or leads to what is missing. */
  onSave: () => void;
}

/** The button that saves a booking; while something is missing it names that and does not look like the main action. */
export function SaveActionBar({ label, missing, isSaving, isLoading, onSave }: SaveActionBarProps) {
  const messages = useMessages(bookingMessages);
  const offReason = useOffReason();
  return (
    <>
      <Note marginBottom={2}>{messages.free}</Note>
      <SendButton
        block
        variant={missing === null ? 'filled' : 'waiting'}
        busy={isSaving || isLoading}
        offReason={offReason}
        onClick={onSave}
      >
        {isSaving ? messages.booking : (missing ?? label)}
      </SendButton>
    </>
  );
}
