import { formatCoins, formatCount } from '@/domain/money';
import type { PointsKind } from '@/domain/points/exchange';
import { exchangeResult } from '@/domain/points/exchange-pages';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { exchangePayments } from './exchange-payment';
import { UnfinishedPayment } from './unfinished-payment';

interface UnfinishedExchangeProps {
  kind: PointsKind;
  /** The outcome is queried even while it is hidden. */
  hidden?: boolean;
}

/** The unfinished exchange of coins for points. */
export function UnfinishedExchange({ kind, hidden = false }: UnfinishedExchangeProps) {
  const messages = useMessages(pointsMessages);
  const { data: user } = useCurrentUser();
  const attempt = exchangePayments[kind].useResumedAttempt(user?.usercode ?? '');
  if (hidden || attempt === null) return null;
  const { intent, id } = attempt;
  const points = messages.points[kind](formatCount(intent.content.points));
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: messages.unfinished,
        notSent: messages.payNotSent,
        done: messages.done(points),
      }}
      description={(sentAt) => messages.unfinishedLine(formatCoins(intent.total), points, sentAt)}
      toRecord={{ label: messages.seeResult, to: exchangeResult(kind, id ?? undefined) }}
    />
  );
}
