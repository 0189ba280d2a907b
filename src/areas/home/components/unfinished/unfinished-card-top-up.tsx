import { href } from '@/domain/href';
import { cardTopUp } from '@/flows/payment/card/card-top-up';
import { UnfinishedPayment } from '@/flows/payment/unfinished-payment';
import { topUpMessages } from '@/messages/areas/coin-top-up';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';

/** The unfinished top-up by the code of a card. */
export function UnfinishedCardTopUp() {
  const messages = useMessages(topUpMessages);
  const { data: user } = useCurrentUser();
  const attempt = cardTopUp.useResumedAttempt(user?.usercode ?? '');
  if (attempt === null) return null;
  const { intent } = attempt;
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: messages.unfinished,
        notSent: messages.notSent,
        done: messages.redeemedSome,
      }}
      description={(sentAt) => messages.unfinishedLine(intent.content.tail, sentAt)}
      toRecord={{ label: messages.toCards, to: href('/rechargeCard') }}
      links={[{ label: messages.seeResult, to: href('/rechargeCard') }]}
    />
  );
}
