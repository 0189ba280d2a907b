import { gatewayNow } from '@/api/clock';
import { toMoment } from '@/domain/business-time';
import { sum } from '@/domain/money';
import { sharesOf } from '@/domain/transfers/shares';
import type { TransferDraft } from '@/domain/transfers/transfer';
import { contentFingerprint, serialiseDraft } from '@/domain/transfers/transfer-content';
import { transferPayment } from '@/flows/payment/transfer-payment';
import { storedDraft } from '@/state/transfer-draft';

/** Prepares the payment of a draft when the confirm sheet opens; an unresolved earlier payment is kept and shown instead. */
export function openConfirmation(draft: TransferDraft, usercode: string): void {
  const receivers = sharesOf(draft).flatMap(({ recipient, parsed }) =>
    parsed.ok ? [{ ...recipient, amount: parsed.amount }] : [],
  );
  if (receivers.length < draft.transferList.length) return;
  const fingerprint = contentFingerprint(draft);
  // Another tab may have just sent and cleared this draft.
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
