import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Caption } from '@/ui/text/text';
import { Sheet } from './sheet';
import styles from './action-sheet.module.css';

interface Action {
  label: string;
  /** The consequence of the action, or why it is disabled. */
  note?: string;
  /** The action destroys something. */
  dangerous?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

interface ActionSheetProps {
  title: string;
  actions: readonly Action[];
  onClose: () => void;
}

/** A sheet with a list of actions; each of them closes it. */
export function ActionSheet({ title, actions, onClose }: ActionSheetProps) {
  const messages = useMessages(kitMessages);
  return (
    <Sheet title={title} onClose={onClose}>
      <ul>
        {actions.map(({ label, note, dangerous = false, disabled = false, onClick }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.action}
              data-dangerous={dangerous}
              disabled={disabled}
              onClick={() => {
                onClose();
                onClick();
              }}
            >
              {label}
              {note !== undefined && (
                <Caption as="span" display="block" tone="tertiary">
                  {note}
                </Caption>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Button variant="soft" block onClick={onClose}>
        {messages.cancel}
      </Button>
    </Sheet>
  );
}
