import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RoundDetail } from '@/api/endpoints/treasure';
import { failureOf } from '@/api/errors';
import { href } from '@/domain/href';
import { formatCoins, times } from '@/domain/money';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { useCoinsSuffice } from '@/flows/checkout/use-coins-suffice';
import { PayOrder } from '@/flows/checkout/pay-order';
import { useSheet } from '@/flows/navigation/use-sheet';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { treasureMessages } from '@/messages/treasure';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { Button } from '@/ui/forms/button';
import { Stepper } from '@/ui/forms/stepper';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { joinRound } from '../join-round';
import styles from './join-foot.module.css';

interface JoinFootProps {
  round: RoundDetail;
  count: number;
  most: number;
  onChange: (count: number) => void;
}

/** How many shares, and their payment; an order that waits for it is paid or cancelled first. */
export function JoinFoot({ round, count, most, onChange }: JoinFootProps) {
  const messages = useMessages(treasureMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const coinsSuffice = useCoinsSuffice();
  const pay = useSheet('pay', { stepsBack: 0 });
  const [isBusy, run] = useSingleTask();
  const [placed, setPlaced] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, state, price, open, left } = round;
  const cost = times(price, count);
  const order = open?.id ?? placed;

  const goToPayment = async (orderId: string) => {
    // The cashier offers what coins alone cannot pay.
    if (await coinsSuffice(cost)) pay.open();
    else void navigate(href('/checkStandOrderAndPay', { id: orderId }));
  };
  const handleJoin = () => {
    setRefusal(null);
    run(async () => {
      try {
        const orderId = await joinRound(id, count, price);
        setPlaced(orderId);
        await goToPayment(orderId);
      } catch (error) {
        setRefusal(failureText(failureOf(error), errors));
      }
    });
  };
  const blocked = blockedText();
  return (
    <>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {open !== null && <p className={styles.note}>{messages.openLine(open.payBefore.slice(11, 16))}</p>}
      <div className={styles.foot}>
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
            <Button className={styles.pay} busy={isBusy} disabled={blocked !== null} onClick={handleJoin}>
              {blocked ?? messages.pay(formatCoins(cost), count)}
            </Button>
          </>
        ) : (
          <>
            <CancelOrder id={open.id} isReserved={false} />
            <Button className={styles.pay} busy={isBusy} onClick={() => run(() => goToPayment(open.id))}>
              {messages.payOpen(formatCoins(open.money), open.count)}
            </Button>
          </>
        )}
      </div>
      {order !== '' && user !== undefined && (
        <PayOrder
          id={order}
          usercode={user.usercode}
          open={pay.isOpen}
          resultOf={(paid) => href('/grabTreasureOrderDetail', { id: paid })}
          onClose={pay.close}
          onLeave={() => setRefusal(null)}
        />
      )}
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
