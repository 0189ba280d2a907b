import { gatewayNow } from '@/api/clock';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { toMoment } from '@/domain/business-time';
import { sum } from '@/domain/money';
import { isOpen } from '@/domain/payment/settlement';
import { sharesOf } from '@/domain/transfers/shares';
import type { TransferDraft } from '@/domain/transfers/transfer';
import { contentFingerprint, serialiseDraft } from '@/domain/transfers/transfer-content';
import { storedDraft } from '@/state/transfer-draft';
import { intentFormed, settlementOf, storedSettlements } from '@/state/settlement';

/**
 * Makes the intent, and with it the key, when the confirm sheet opens (decision 5). The same content that was never sent, or that no
 * gateway knows of, keeps its key; while something sent is still open nothing new is made, and the sheet shows that instead.
 */
export function openConfirmation(draft: TransferDraft, usercode: string): void {
  const receivers = sharesOf(draft).flatMap(({ recipient, parsed }) =>
    parsed.ok ? [{ ...recipient, amount: parsed.amount }] : [],
  );
  if (receivers.length < draft.transferList.length) return;
  const fingerprint = contentFingerprint(draft);
  // Another tab may have sent this draft, and cleared it, a moment ago.
  if (contentFingerprint(storedDraft()) !== fingerprint) return;
  const settlement = settlementOf(storedSettlements(), usercode);
  if (settlement !== null) {
    if (isOpen(settlement)) return;
    const unsent = settlement.phase === 'ready' || settlement.phase === 'not-sent';
    if (unsent && settlement.intent.fingerprint === fingerprint) return;
  }
  intentFormed({
    key: newIdempotencyKey(),
    usercode,
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
