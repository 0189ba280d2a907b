import { withChunkTimeout } from '@/domain/chunk-timeout';
import type { TransferIntent } from '@/flows/payment/transfer-payment';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const none = { default: () => null };
// The card is optional: if its chunk fails to load or does not arrive, nothing is shown.
const PreCheckCard = lazyComponent('pre-check-card', () =>
  withChunkTimeout('pre-check-card', import('./pre-check-card')).catch(() => none),
);

/** The pre-check of a transfer, loaded after the sheet has opened; its findings never block sending. */
export function LazyPreCheckCard({ intent }: { intent: TransferIntent }) {
  return <PreCheckCard intent={intent} />;
}
