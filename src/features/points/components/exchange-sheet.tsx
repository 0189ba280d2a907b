import { formatCoins, formatCount, tenths, type Tenths } from '@/domain/money';
import { isUnsent } from '@/domain/payment/payment-attempt';
import type { PointsKind } from '@/domain/points/exchange';
import { exchangePayments, type ExchangeAttempt } from '@/flows/payment/exchange-payment';
import { PaymentProgress } from '@/flows/payment/payment-progress';
import { usePaymentStep } from '@/flows/payment/proof/use-payment-step';
import { useShownError } from '@/flows/payment/proof/use-shown-error';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Sheet } from '@/ui/overlays/sheet';

// Loaded on demand: the forecast of bookings is a lot of code for one line that few people see.
const HarmNote = lazyComponent('harm-note', () => import('@/flows/funding-forecast/harm-note'));

interface ExchangeSheetProps {
  kind: PointsKind;
  usercode: string;
  total: Tenths;
  points: number;
  /** Null while the result of another exchange is unknown: no new one is sent before that. */
  attempt: ExchangeAttempt | null;
  /** The balance; null while it is unknown. */
  balance: Tenths | null;
  /** The points before the exchange. */
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
  const missing = balance === null || !canSend ? 0 : total - balance;
  const gained = messages.points[kind](formatCount(points));
  const step = usePaymentStep({
    open: canSend,
    kind: 'exchange',
    accountType: 0,
    amount: total,
    key: attempt?.intent.key ?? '',
    description: messages.payLine(gained),
    pay: () => void exchangePayments[kind].send(usercode),
  });
  useShownError(step.isOffline ? messages.offline : null);

  if (step.sheet !== null) return step.sheet;
  const amount = formatCoins(total);
  const showsBalances = canSend && missing <= 0;
  return (
    <Sheet title={messages.confirmTitle} onClose={onClose}>
      <Money text={amount} accessibleText={messages.coins(amount)} size="large" />
      <DescriptionList
        ruled
        rows={[
          [messages.in, gained],
          [
            messages.from,
            showsBalances && balance !== null
              ? messages.accountAfter(formatCoins(tenths(balance - total)))
              : messages.account,
          ],
          ...(showsBalances ? [[messages.pointsAfter[kind], formatCount(present + points)] as const] : []),
        ]}
      />
      {attempt === null && (
        <>
          <NoticeBar tone="warning">{messages.otherOpen}</NoticeBar>
          <Button block variant="soft" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      )}
      {canSend && <HarmNote accountType={0} amount={total} />}
      {missing > 0 && <NoticeBar tone="warning">{messages.short(formatCoins(tenths(missing)))}</NoticeBar>}
      {step.isOffline && (
        <NoticeBar tone="warning" alarming>
          {messages.offline}
        </NoticeBar>
      )}
      {canSend && step.note}
      {attempt !== null && (
        <PaymentProgress
          attempt={attempt}
          messages={{
            ...messages,
            pay: messages.exchange(gained),
            payAgain: messages.again,
            paid: messages.done(gained),
          }}
          busy={step.starting}
          blocked={step.blocked || missing > 0}
          onSend={step.start}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
