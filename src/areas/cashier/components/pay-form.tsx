import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, tenths } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import { isOpen } from '@/domain/payment/payment-attempt';
import { LimitNote } from '@/flows/checkout/limit-note';
import { keyOf, usePaymentChoice } from '@/flows/checkout/pay-choice';
import { ConfirmOrder } from '@/flows/checkout/pay-order';
import { useSheet } from '@/flows/navigation/use-sheet';
import { holdsCoins } from '@/flows/orders/can-cancel';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { PointsRow } from '@/flows/orders/points-row';
import { nextStepText } from '@/flows/payment/proof/need-note';
import { QueryView } from '@/flows/query-view/query-view';
import { paymentMessages } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import { usePaymentNeed } from '@/queries/payment';
import { cashierChosen } from '@/state/cashier';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Icon } from '@/ui/media/icon';
import { deskMessages } from '../messages';
import { OrderSummary } from './order-summary';
import type { PayableOrder } from './order-to-pay';
import { PaymentMethodList } from './payment-method-list';
import styles from './pay-form.module.css';

/** An order that can be paid: ways to pay, points, what is left to pay, and the confirm sheet. */
export function PayForm({ order, usercode, attempt }: PayableOrder) {
  const messages = useMessages(deskMessages);
  const proof = useMessages(paymentMessages);
  const navigate = useNavigate();
  const confirm = useSheet('confirm');
  const [isSubmitted, setSubmitted] = useState(false);
  const { id, money, points, pointsOffer } = order;
  const { offered, methods, method, split, usesPoints, overLimit } = usePaymentChoice(
    order,
    usercode,
    attempt,
  );
  const coins = split?.coins ?? (order.product === 'coins' ? tenths(0) : money);
  const need = usePaymentNeed(
    { kind: sceneOf(order.kind), accountType: 0, amount: coins },
    split !== null && coins > 0,
  );
  const missing = split?.missing ?? tenths(0);
  const card = methods.find((each) => each.way === 'coins-and-card');
  const isBeingPaid = attempt !== null && isOpen(attempt);
  const handleSubmit = () => {
    if (isBeingPaid) {
      confirm.open();
      return;
    }
    setSubmitted(true);
    if (split !== null && missing === 0) confirm.open();
  };

  return (
    <Page
      highlight
      actionBar={
        <>
          {split !== null && (
            <Inline as="p" align="baseline" justify="between" marginBottom={2} tone="secondary" size="note">
              <span>{split.points > 0 && messages.off(formatCoins(split.pointsMoney))}</span>
              <span>
                {messages.toPay}
                {(coins > 0 || split.thirdParty === 0) && (
                  <>
                    <strong className={styles.total}>{formatCoins(coins)}</strong>
                    {messages.unit}
                  </>
                )}
                {split.thirdParty > 0 && (
                  <>
                    {coins > 0 && ' +'}
                    <strong className={styles.total}>{formatCoins(split.thirdParty)}</strong>
                    {messages.yuan}
                  </>
                )}
              </span>
            </Inline>
          )}
          <Button block busy={method === null && offered.error === null} onClick={handleSubmit}>
            {isBeingPaid ? messages.seeResult : messages.confirm}
          </Button>
        </>
      }
    >
      {order.failed !== null && (
        <NoticeBar tone="warning">
          {order.failed.by === 'third-party' ? messages.cardRefused : messages.merchantRefused} ·{' '}
          {messages.refusedLine[order.product]}
        </NoticeBar>
      )}
      {isBeingPaid && !confirm.isOpen && (
        <NoticeBar tone="info">
          {messages.unfinished} · {messages.asking}
        </NoticeBar>
      )}
      <OrderSummary order={order} />
      <QueryView
        query={offered}
        title={messages.orderFailed}
        skeleton={<Skeleton label={messages.loading} bars={[64, 64, 64]} />}
      >
        {({ limits }) => (
          <>
            <PaymentMethodList
              methods={methods}
              order={order}
              terms={{ usesPoints, limits }}
              chosen={method === null ? '' : keyOf(method)}
              onChoose={(key) => cashierChosen(id, { choice: key })}
            />
            {overLimit !== null && <LimitNote over={overLimit} />}
            {isSubmitted && missing > 0 && (
              <NoticeBar tone="warning" alarming apart>
                {messages.short(formatCoins(missing))}
              </NoticeBar>
            )}
            {missing > 0 && card !== undefined && (
              <ButtonPair marginY={3}>
                <Button variant="soft" onClick={() => cashierChosen(id, { choice: keyOf(card) })}>
                  {messages.fillByCard(card.name)}
                </Button>
                <Button variant="outlined" onClick={() => void navigate(href('/recharge'))}>
                  {messages.topUp}
                </Button>
              </ButtonPair>
            )}
          </>
        )}
      </QueryView>
      {points !== null && (pointsOffer !== null || points < 0) && (
        <Card>
          <PointsRow
            points={points}
            offer={pointsOffer}
            usesPoints={usesPoints}
            onUsePoints={(on) => cashierChosen(id, { usesPoints: on })}
          />
        </Card>
      )}
      {coins > 0 && need.data !== undefined && (
        <Inline as="p" justify="center" marginTop={4} tone="secondary" size="note" className={styles.guard}>
          <Icon name="shield" size={16} />
          <span>{nextStepText(need.data, proof)}</span>
        </Inline>
      )}
      <Inline wrap justify="center" marginTop={2} align="stretch">
        {order.notices.length > 0 && (
          <Button variant="quiet" onClick={() => void navigate(href('/payNotice', { id }))}>
            {messages.toNotice}
          </Button>
        )}
        {coins > 0 && missing === 0 && (
          <Button variant="quiet" onClick={() => void navigate(href('/sendMessageAndToPay', { id }))}>
            {messages.bySms}
          </Button>
        )}
        {!isBeingPaid && <CancelOrder id={order.id} isReserved={holdsCoins(order)} />}
      </Inline>
      {confirm.isOpen && (
        <ConfirmOrder order={order} usercode={usercode} attempt={attempt} onClose={confirm.close} />
      )}
    </Page>
  );
}
