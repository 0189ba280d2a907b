import { scanWords } from '@/messages/scan';
import { useWords } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './found.module.css';

/** A page cannot open the settings: it says where they are. */
export function HowToAllow({ onClose }: { onClose: () => void }) {
  const words = useWords(scanWords);
  return (
    <Sheet title={words.howTitle} onClose={onClose}>
      <ol className={styles.steps}>
        {words.howSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button block onClick={onClose}>
        {words.gotIt}
      </Button>
    </Sheet>
  );
}
