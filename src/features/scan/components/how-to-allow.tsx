import { scanMessages } from '@/messages/scan';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './found.module.css';

/** A page cannot open the settings: it says where they are. */
export function HowToAllow({ onClose }: { onClose: () => void }) {
  const messages = useMessages(scanMessages);
  return (
    <Sheet title={messages.howTitle} onClose={onClose}>
      <ol className={styles.steps}>
        {messages.howSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button block onClick={onClose}>
        {messages.gotIt}
      </Button>
    </Sheet>
  );
}
