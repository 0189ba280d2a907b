import { truncate } from '@/domain/text';
import { useMessages } from '@/messages/language';
import { useExternalNavigation } from '@/state/external-navigation';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionSheet } from '@/ui/overlays/action-sheet';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { scanMessages } from '../messages';
import type { ScannedCode } from '../rules/scanned-code';
import type { Shown } from '../use-found';
import { FoundText } from './found-text';

const FoundColleague = lazyComponent('found-colleague', () => import('./found-colleague'));

interface FoundProps {
  shown: Shown;
  onOpen: (found: ScannedCode) => void;
  onClose: () => void;
}

/** The sheet for a code that opens no page by itself. */
export function Found({ shown, onOpen, onClose }: FoundProps) {
  const messages = useMessages(scanMessages);
  // The dialog of the external link guard comes first; this sheet follows if the address was not opened.
  const isLeaving = useExternalNavigation(({ offered }) => offered !== null);
  if (isLeaving) return null;
  if (shown.kind === 'several') {
    const actions = shown.codes.map(({ text, found }, index) => ({
      label: `${index + 1} · ${messages.kinds[found.kind]}`,
      note: truncate(text, 40),
      onClick: () => onOpen(found),
    }));
    return <ActionSheet title={messages.severalTitle} actions={actions} onClose={onClose} />;
  }
  const { found } = shown;
  switch (found.kind) {
    case 'payment-code':
      return <Notice title={messages.paymentTitle} description={messages.paymentLine} onClose={onClose} />;
    case 'broken':
      return <Notice title={messages.brokenTitle} description={messages.brokenLine} onClose={onClose} />;
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
      return <FoundText found={found} onOpen={() => onOpen(found)} onClose={onClose} />;
  }
}

function Notice({
  title,
  description,
  onClose,
}: {
  title: string;
  description: string;
  onClose: () => void;
}) {
  const messages = useMessages(scanMessages);
  return (
    <Sheet title={title} onClose={onClose}>
      <Text as="p" tone="secondary">
        {description}
      </Text>
      <Button block onClick={onClose}>
        {messages.goOn}
      </Button>
    </Sheet>
  );
}
