import type { TransferIntent } from '@/flows/payment/transfer-payment';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const none = { default: () => null };
// It comes after the sheet, and where it does not come nothing is said.
const PreCheckCard = lazyComponent(() => import('./pre-check-card').catch(() => none));

/** Before coins leave: what stands out about this batch, each with its own way to put it right. It stands in nobody's way. */
export function LookFirst({ intent }: { intent: TransferIntent }) {
  return <PreCheckCard intent={intent} />;
}
