import { toReceiptTime } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { exchangePayment } from './exchange-payment';
import { UnfinishedPayment } from './unfinished-payment';

/** The unfinished exchange for points; its outcome is queried even while it is `hidden`. */
export function UnfinishedExchange({ hidden = false }: { hidden?: boolean }) {
  const messages = useMessages(pointsMessages);
  const { data: user } = useCurrentUser();
  const attempt = exchangePayment.useResumedAttempt(user?.usercode ?? '');
  if (hidden || attempt === null) return null;
  const { intent, id, sentAt } = attempt;
  const points = messages.points(formatCount(intent.content.points));
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: messages.unfinished,
        notSent: messages.payNotSent,
        done: messages.done(points),
        dismiss: messages.dismiss,
      }}
      description={messages.unfinishedLine(formatCoins(intent.total), points, toReceiptTime(sentAt ?? 0))}
      toRecord={{ label: messages.toResult, to: href('/integralExchange', { id: id ?? undefined }) }}
    />
  );
}
