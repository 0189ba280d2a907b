import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';
import { scanMessages } from '../messages';
import styles from './found.module.css';

/** Explains how to allow the camera, as a page cannot open the settings of the phone. */
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
