import { useMessages } from '@/messages/language';
import { taxiRideMessages } from '../messages';
import { longestDriverNote } from '../rules/ride-time';
import { taxiBookingChanged } from '../state/taxi-booking';
import styles from './note-field.module.css';

/** What the driver should know. */
export function NoteField({ value }: { value: string }) {
  const messages = useMessages(taxiRideMessages);
  return (
    <input
      className={styles.field}
      aria-label={messages.note}
      placeholder={`${messages.note}${messages.comma}${messages.noteHint}`}
      maxLength={longestDriverNote}
      autoComplete="off"
      value={value}
      onChange={({ target }) => taxiBookingChanged({ note: target.value })}
    />
  );
}
