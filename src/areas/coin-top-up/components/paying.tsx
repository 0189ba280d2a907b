import { useNavigate } from 'react-router-dom';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { isPaid } from '@/domain/orders/order-state';
import type { Order } from '@/flows/checkout/pay-choice';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { OrderNumber } from '@/flows/orders/order-number';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Seal } from '@/ui/gifts/seal';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Money } from '@/ui/money/money';
import { socialTopUpMessages } from '../messages';
import { socialTopUpCleared } from '../state';
import type { SocialTry } from '../use-social-payment';
import styles from './paying.module.css';

interface PayingProps {
  order: Order;
  /** What the last try came to. */
  last: SocialTry;
  isBusy: boolean;
  /** Why it cannot be paid now; null where it can. */
  offReason: string | null;
  errorText: string | null;
  onPay: () => void;
}

/** An order of coins that is paid by the social app: its state, and the next actions. */
export function Paying({ order, last, isBusy, offReason, errorText, onPay }: PayingProps) {
  const messages = useMessages(socialTopUpMessages);
  const navigate = useNavigate();
  const { id, state, money, payment } = order;
  const amount = formatCoins(money);
  const paid = isPaid(state);
  const [title, line, goOn] = textsOf(order, last, messages);
  const billId = payment?.billId ?? null;
  return (
    <>
      <ErrorNotice text={errorText} />
      <Card>
        <div className={styles.state} role="status">
          {paid && (
            <span className={styles.seal}>
              <Seal />
            </span>
          )}
          <p className={styles.title}>{title}</p>
          <p className={styles.line}>{line}</p>
          <Money
            text={paid ? messages.gained(amount) : amount}
            accessibleText={messages.amount(amount)}
            size="large"
          />
        </div>
        <Inline wrap justify="center" align="stretch" className={styles.actions}>
          {paid ? (
            <>
              <Button
                variant="outlined"
                onClick={() =>
                  void navigate(
                    billId === null ? href('/longballDetail') : href('/orderItemDetail/:id', { id: billId }),
                  )
                }
              >
                {messages.toBill}
              </Button>
              <Button onClick={socialTopUpCleared}>{messages.more}</Button>
            </>
          ) : state === 'closed' ? (
            <Button onClick={socialTopUpCleared}>{messages.restart}</Button>
          ) : (
            <>
              <CancelOrder id={id} isReserved={false} variant="outlined" />
              {goOn === null ? (
                <Button variant="soft" onClick={() => void invalidate(queryOrderInfo, { id })}>
                  {messages.queryAgain}
                </Button>
              ) : (
                <SendButton busy={isBusy} offReason={offReason} onClick={onPay}>
                  {goOn}
                </SendButton>
              )}
            </>
          )}
        </Inline>
      </Card>
      <OrderNumber id={id} />
    </>
  );
}

/** Title, sentence, and the label of the button that asks the social app again; null where only the gateway is asked. */
function textsOf(
  { state, failed }: Order,
  last: SocialTry,
  messages: typeof socialTopUpMessages.zh,
): [title: string, line: string, goOn: string | null] {
  if (isPaid(state)) return [messages.paid, messages.paidLine, null];
  if (state === 'closed') return [messages.closed, messages.closedLine, null];
  if (last === 'opening') return [messages.opening, messages.openingLine, messages.goOn];
  if (last === 'cancelled') return [messages.cancelled, messages.cancelledLine, messages.goOn];
  if (last === 'no-sdk') return [messages.noSdk, messages.noSdkLine, messages.again];
  if (last === 'refused' || failed !== null) return [messages.refused, messages.refusedLine, messages.again];
  if (state === 'created') return [messages.unpaid, messages.unpaidLine, messages.goOn];
  return [messages.checking, messages.checkingLine, last === 'none' ? messages.goOn : null];
}
