import { cardMessages } from '@/areas/prepaid/messages';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './guide-sheet.module.css';

/** What a card is good for, and what to take care of. */
export function GuideSheet({ onClose }: { onClose: () => void }) {
  const messages = useMessages(cardMessages);
  return (
    <Sheet title={messages.guide} onClose={onClose}>
      <ul>
        {messages.guideLines.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
      <Button block variant="soft" className={styles.known} onClick={onClose}>
        {messages.gotIt}
      </Button>
    </Sheet>
  );
}
