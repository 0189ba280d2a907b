import type { ScannedCode } from '@/domain/scan/scanned-code';
import { truncate } from '@/domain/text';
import { scanMessages } from '@/messages/scan';
import { useMessages } from '@/messages/language';
import { useExternalNavigation } from '@/state/external-navigation';
import { ActionSheet } from '@/ui/overlays/action-sheet';
import { Button } from '@/ui/forms/button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Sheet } from '@/ui/overlays/sheet';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Shown } from '../use-found';
import { FoundText } from './found-text';
import styles from './found.module.css';

const FoundColleague = lazyComponent(() => import('./found-colleague'));

interface FoundProps {
  shown: Shown;
  onTake: (found: ScannedCode) => void;
  onClose: () => void;
}

/** What was found, where it leads nowhere by itself. */
export function Found({ shown, onTake, onClose }: FoundProps) {
  const messages = useMessages(scanMessages);
  // The external link guard asks first; what was not opened is shown afterwards.
  const isLeaving = useExternalNavigation(({ offered }) => offered !== null);
  if (isLeaving) return null;
  if (shown.kind === 'several') {
    const actions = shown.codes.map(({ text, found }, place) => ({
      label: `${place + 1} · ${messages.kinds[found.kind]}`,
      note: truncate(text, 40),
      onClick: () => onTake(found),
    }));
    return <ActionSheet title={messages.severalTitle} actions={actions} onClose={onClose} />;
  }
  const { found } = shown;
  switch (found.kind) {
    case 'payment-code':
      return <Told title={messages.paymentTitle} description={messages.paymentLine} onClose={onClose} />;
    case 'broken':
      return <Told title={messages.brokenTitle} description={messages.brokenLine} onClose={onClose} />;
    case 'colleague':
      return (
        <Sheet title={messages.kinds.colleague} onClose={onClose}>
          <FoundColleague
            usercode={found.usercode}
            fallback={<Skeleton label={messages.findingColleague} bars={[64]} />}
          />
          <Button block variant="soft" onClick={onClose}>
            {messages.goOn}
          </Button>
        </Sheet>
      );
    case 'address':
    case 'text':
      return <FoundText found={found} onOpen={() => onTake(found)} onClose={onClose} />;
  }
}

function Told({ title, description, onClose }: { title: string; description: string; onClose: () => void }) {
  const messages = useMessages(scanMessages);
  return (
    <Sheet title={title} onClose={onClose}>
      <p className={styles.line}>{description}</p>
      <Button block onClick={onClose}>
        {messages.goOn}
      </Button>
    </Sheet>
  );
}
