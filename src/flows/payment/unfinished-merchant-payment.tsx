import { toReceiptTime } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { merchantPayment } from './merchant-payment';
import { UnfinishedPayment } from './unfinished-payment';

/** A payment to a merchant whose page went away. Hidden, its outcome is followed all the same. */
export function UnfinishedMerchantPayment({ hidden = false }: { hidden?: boolean }) {
  const words = useWords(payByCodeWords);
  const { data: user } = useCurrentUser();
  const attempt = merchantPayment.useResumedAttempt(user?.usercode ?? '');
  if (hidden || attempt === null) return null;
  const { intent, id, sentAt } = attempt;
  const { merchant } = intent.content;
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: words.unfinished,
        notSent: words.payNotSent,
        done: words.paid(merchant),
        dismiss: words.dismiss,
      }}
      description={words.unfinishedLine(formatCoins(intent.total), merchant, toReceiptTime(sentAt ?? 0))}
      toRecord={{ label: words.toPaid, to: href('/paymentQRcode', { paid: id ?? undefined }) }}
    />
  );
}
