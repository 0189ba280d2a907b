import type { ScannedCode } from '@/domain/scan/scanned-code';
import { truncate } from '@/domain/text';
import { scanWords } from '@/messages/scan';
import { useWords } from '@/messages/language';
import { useLeaving } from '@/state/external-navigation';
import { ActionSheet } from '@/ui/overlays/action-sheet';
import { Button } from '@/ui/forms/button';
import { deferred } from '@/ui/lazy/lazy-component';
import { Sheet } from '@/ui/overlays/sheet';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Shown } from '../use-found';
import { FoundText } from './found-text';
import styles from './found.module.css';

const FoundColleague = deferred(() => import('./found-colleague'));

interface FoundProps {
  shown: Shown;
  onTake: (found: ScannedCode) => void;
  onClose: () => void;
}

/** What was found, where it leads nowhere by itself. */
export function Found({ shown, onTake, onClose }: FoundProps) {
  const words = useWords(scanWords);
  // The door speaks first; what it left undone is shown afterwards.
  const isLeaving = useLeaving(({ offered }) => offered !== null);
  if (isLeaving) return null;
  if (shown.kind === 'several') {
    const actions = shown.codes.map(({ text, found }, place) => ({
      label: `${place + 1} · ${words.kinds[found.kind]}`,
      note: truncate(text, 40),
      go: () => onTake(found),
    }));
    return <ActionSheet title={words.severalTitle} actions={actions} onClose={onClose} />;
  }
  const { found } = shown;
  switch (found.kind) {
    case 'payment-code':
      return <Told title={words.paymentTitle} line={words.paymentLine} onClose={onClose} />;
    case 'broken':
      return <Told title={words.brokenTitle} line={words.brokenLine} onClose={onClose} />;
    case 'colleague':
      return (
        <Sheet title={words.kinds.colleague} onClose={onClose}>
          <FoundColleague
            usercode={found.usercode}
            waiting={<Skeleton label={words.findingColleague} bars={[64]} />}
          />
          <Button block look="soft" onClick={onClose}>
            {words.goOn}
          </Button>
        </Sheet>
      );
    case 'address':
    case 'text':
      return <FoundText found={found} onOpen={() => onTake(found)} onClose={onClose} />;
  }
}

function Told({ title, line, onClose }: { title: string; line: string; onClose: () => void }) {
  const words = useWords(scanWords);
  return (
    <Sheet title={title} onClose={onClose}>
      <p className={styles.line}>{line}</p>
      <Button block onClick={onClose}>
        {words.goOn}
      </Button>
    </Sheet>
  );
}
