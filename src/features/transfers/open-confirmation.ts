import { gatewayNow } from '@/api/clock';
import { toMoment } from '@/domain/business-time';
import { sum } from '@/domain/money';
import { sharesOf } from '@/domain/transfers/shares';
import type { TransferDraft } from '@/domain/transfers/transfer';
import { contentFingerprint, serialiseDraft } from '@/domain/transfers/transfer-content';
import { transferPayment } from '@/flows/payment/transfer-payment';
import { storedDraft } from '@/state/transfer-draft';

/** Prepares the payment of what is written when the confirm sheet opens; while something sent is still open the sheet shows that instead. */
export function openConfirmation(draft: TransferDraft, usercode: string): void {
  const receivers = sharesOf(draft).flatMap(({ recipient, parsed }) =>
    parsed.ok ? [{ ...recipient, amount: parsed.amount }] : [],
  );
  if (receivers.length < draft.transferList.length) return;
  const fingerprint = contentFingerprint(draft);
  // Another tab may have sent this draft, and cleared it, a moment ago.
  if (contentFingerprint(storedDraft()) !== fingerprint) return;
  transferPayment.prepare(usercode, {
    content: {
      ...serialiseDraft(draft, toMoment(gatewayNow())),
      accountType: draft.accountType,
      tag: draft.tag,
    },
    fingerprint,
    recipients: receivers,
    total: sum(receivers.map(({ amount }) => amount)),
  });
}
