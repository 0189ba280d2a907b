import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { merchantPayment } from './merchant-payment';
import { UnfinishedPayment } from './unfinished-payment';

/** The unfinished payment to a merchant; its outcome is queried even while it is `hidden`. */
export function UnfinishedMerchantPayment({ hidden = false }: { hidden?: boolean }) {
  const messages = useMessages(payByCodeMessages);
  const { data: user } = useCurrentUser();
  const attempt = merchantPayment.useResumedAttempt(user?.usercode ?? '');
  if (hidden || attempt === null) return null;
  const { intent, id } = attempt;
  const { merchant } = intent.content;
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: messages.unfinished,
        notSent: messages.payNotSent,
        done: messages.paid(merchant),
      }}
      description={(sentAt) => messages.unfinishedLine(formatCoins(intent.total), merchant, sentAt)}
      toRecord={{ label: messages.seeResult, to: href('/paymentQRcode', { paid: id ?? undefined }) }}
    />
  );
}
