import { formatCoins, formatCount, tenths, type Tenths } from '@/domain/money';
import { isUnsent } from '@/domain/payment/payment-attempt';
import type { PointsKind } from '@/domain/points/exchange';
import { ImpactNote } from '@/flows/funding-forecast/lazy-impact-note';
import { ConfirmSheet } from '@/flows/payment/confirm-sheet';
import { exchangePayments, type ExchangeAttempt } from '@/flows/payment/exchange-payment';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';

interface ExchangeSheetProps {
  kind: PointsKind;
  usercode: string;
  total: Tenths;
  points: number;
  /** Null while the result of another exchange is unknown: no new one is sent before that. */
  attempt: ExchangeAttempt | null;
  /** The balance; null while it is unknown. */
  balance: Tenths | null;
  /** The points before the exchange; below 0 they are owed. */
  present: number;
  onClose: () => void;
}

/** The confirm sheet of an exchange: coins, points and progress. Closing it does not stop an exchange that was sent. */
export function ExchangeSheet({
  kind,
  usercode,
  total,
  points,
  attempt,
  balance,
  present,
  onClose,
}: ExchangeSheetProps) {
  const messages = useMessages(pointsMessages);
  const canSend = attempt !== null && isUnsent(attempt);
  const missing = tenths(balance === null ? 0 : Math.max(0, total - balance));
  const gained = messages.points[kind](formatCount(points));
  const showsBalances = canSend && missing === 0;
  const after = present + points;
  return (
    <ConfirmSheet
      messages={{
        ...messages,
        pay: messages.exchange(gained),
        payAgain: messages.again,
        paid: messages.done(gained),
      }}
      attempt={attempt}
      kind="exchange"
      accountType={0}
      total={total}
      amount={total}
      missing={missing}
      payee={messages.payee[kind]}
      description={messages.payLine(gained)}
      rows={[
        [messages.in, gained],
        [
          messages.from,
          showsBalances && balance !== null
            ? messages.accountAfter(formatCoins(tenths(balance - total)))
            : messages.account,
        ],
        ...(showsBalances
          ? [
              [
                after < 0 ? messages.owedAfter : messages.pointsAfter[kind],
                formatCount(Math.abs(after)),
              ] as const,
            ]
          : []),
      ]}
      onSend={() => void exchangePayments[kind].send(usercode)}
      onClose={onClose}
    >
      <ImpactNote accountType={0} amount={total} />
    </ConfirmSheet>
  );
}
