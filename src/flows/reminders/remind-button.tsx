import { remind } from '@/api/endpoints/reminder';
import type { ReminderSubject } from '@/domain/reminders';
import { useWrite } from '@/flows/write/use-write';
import { reminderMessages } from '@/messages/areas/reminders';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { Icon } from '@/ui/media/icon';
import styles from './remind-button.module.css';

interface RemindButtonProps {
  about: ReminderSubject;
  id: string;
  /** What it reminds of, for screen readers. */
  title: string;
  /** The reminder is set, as the gateway says. */
  isSet: boolean;
  /** Reads again what says whether it is set. */
  onChange: () => Promise<unknown>;
}

/** Sets a reminder by the public account, or takes it back. */
export function RemindButton({ about, id, title, isSet, onChange }: RemindButtonProps) {
  const messages = useMessages(reminderMessages);
  const { isBusy, send } = useWrite(remind, { refresh: onChange, shownAs: 'toast' });
  const word = isSet ? messages.isSet : messages.remind[about];
  const handleClick = () =>
    send({ about, id, on: !isSet }, () => notify(isSet ? messages.removed : messages.set[about]));
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={messages.label(title, word)}
      data-set={isSet}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={handleClick}
    >
      <span className={styles.pill}>
        {isSet && <Icon name="check" size={14} />}
        {word}
      </span>
    </button>
  );
}
