import { useNavigate } from 'react-router-dom';
import { toReceiptTime } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { isOpen } from '@/domain/payment/settlement';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { Card } from '@/ui/layout/card';
import { StateBlock } from '@/ui/feedback/result-state';
import { merchantPaymentSeen, merchantWish, useMerchantPaymentTakenUp } from './merchant-payment';

/** A payment to a merchant whose page went away before its result was there: asked about, and shown until its end was seen. */
export function UnfinishedMerchantPayment({ hidden = false }: { hidden?: boolean }) {
  const words = useWords(payByCodeWords);
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const settlement = useMerchantPaymentTakenUp(user?.usercode ?? '');

  const wish = settlement === null ? null : merchantWish(settlement);
  if (hidden || settlement === null || wish === null) return null;
  const { intent, phase, id, sentAt } = settlement;
  if (phase === 'ready' || phase === 'refused') return null;
  const clear = () => merchantPaymentSeen(intent.key);
  const see = () => {
    clear();
    void navigate(href('/paymentQRcode', { paid: id ?? undefined }));
  };
  const title =
    phase === 'done' ? words.paid(wish.merchant) : phase === 'not-sent' ? words.payNotSent : words.unfinished;
  return (
    <Card>
      <StateBlock
        title={title}
        line={words.unfinishedLine(formatCoins(intent.total), wish.merchant, toReceiptTime(sentAt ?? 0))}
        way={phase === 'done' ? { label: words.toPaid, go: see } : undefined}
        otherWay={isOpen(settlement) ? undefined : { label: words.dismiss, go: clear }}
      />
    </Card>
  );
}
