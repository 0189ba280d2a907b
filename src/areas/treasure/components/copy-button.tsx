import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { copyText } from '@/ui/browser/copy-text';
import { Button } from '@/ui/forms/button';
import { treasureMessages } from '../messages';
import styles from './copy-button.module.css';

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const messages = useMessages(treasureMessages);
  const handleCopy = async () => notify((await copyText(text)) ? messages.copied : messages.copyFailed);
  return (
    <Button variant="quiet" className={styles.copy} onClick={() => void handleCopy()}>
      {label}
    </Button>
  );
}
