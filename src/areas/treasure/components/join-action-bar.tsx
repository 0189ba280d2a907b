import { href } from '@/domain/href';
import { formatCoins, times } from '@/domain/money';
import { placing } from '@/flows/checkout/place-order';
import { useCheckout } from '@/flows/checkout/use-checkout';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Stepper } from '@/ui/forms/stepper';
import { Inline } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import { joinTreasure, treasureOrders, treasureRound, treasureRounds, type RoundDetail } from '../endpoints';
import { treasureMessages } from '../messages';
import styles from './join-action-bar.module.css';

const sharePlacing = placing(joinTreasure);

interface JoinActionBarProps {
  round: RoundDetail;
  count: number;
  most: number;
  onChange: (count: number) => void;
}

/** How many shares, and their payment; an order that waits for it is paid or cancelled first. */
export function JoinActionBar({ round, count, most, onChange }: JoinActionBarProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const { id, state, price, open, left } = round;
  const cost = times(price, count);
  const checkout = useCheckout({
    place: sharePlacing,
    refresh: () =>
      Promise.all([treasureRounds, treasureOrders, treasureRound].map((each) => invalidate(each))),
    order: open?.id ?? '',
    resultOf: (order) => href('/grabTreasureOrderDetail', { id: order }),
  });
  const blocked = blockedText();
  return (
    <>
      {checkout.errorText !== null && (
        <Note marginBottom={2} tone="danger" role="alert">
          {checkout.errorText}
        </Note>
      )}
      {open !== null && (
        <Note marginBottom={2}>{messages.openLine(formatMoment(open.payBefore, 'clock'))}</Note>
      )}
      <Inline className={styles.actionBar}>
        {open === null ? (
          <>
            {blocked === null && (
              <Stepper
                label={messages.countLabel}
                messages={{ less: messages.less, more: messages.more }}
                value={count}
                most={most}
                onChange={onChange}
              />
            )}
            <SendButton
              className={styles.pay}
              busy={checkout.isBusy}
              offReason={checkout.offReason}
              disabled={blocked !== null}
              onClick={() => checkout.buy({ id, count, money: cost }, cost)}
            >
              {blocked ?? messages.pay(formatCoins(cost), count)}
            </SendButton>
          </>
        ) : (
          <>
            <CancelOrder id={open.id} isReserved={false} />
            <Button
              className={styles.pay}
              busy={checkout.isBusy}
              onClick={() => checkout.pay(open.id, open.money)}
            >
              {messages.payOpen(formatCoins(open.money), open.count)}
            </Button>
          </>
        )}
      </Inline>
      {checkout.sheet}
    </>
  );

  function blockedText(): string | null {
    if (state === 'soon') return messages.notStarted;
    if (state === 'drawn') return messages.over;
    if (state === 'cancelled') return messages.overCancelled;
    if (left === 0) return messages.noneLeft;
    return most === 0 ? messages.limitReached : null;
  }
}
