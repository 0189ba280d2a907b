import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { href } from '@/domain/href';
import { formatCoins, formatCount, tenths, toWireMoney } from '@/domain/money';
import { isOpen, isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { prepareOrderPayment, type OrderRequest } from '@/flows/payment/order-payment';
import { nextStepText } from '@/flows/payment/proof/need-text';
import { QueryView } from '@/flows/query-view/query-view';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { paymentMessages } from '@/messages/payment';
import { useEndpoint } from '@/queries/endpoint';
import { usePaymentNeed } from '@/queries/payment';
import { cashierChosen, useCashier } from '@/state/cashier';
import { Button } from '@/ui/forms/button';
import { SwitchRow } from '@/ui/forms/form-row';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';
import { chosenWay, keyOf, splitBy, type Order } from '../pay-choice';
import { CancelOrder } from './cancel-order';
import { GoodsCard } from './goods-card';
import { OrderHead } from './order-head';
import { OrderSheet } from './order-sheet';
import styles from './pay-form.module.css';
import { WayList } from './way-list';

const nothingChosen = { choice: '', usesPoints: false };

/** What was chosen for a payment that is under way; null while nothing was sent. */
function choiceOf(attempt: PaymentAttempt<OrderRequest> | null): typeof nothingChosen | null {
  if (attempt === null || isUnsent(attempt) || attempt.phase === 'refused') return null;
  const { way, family, points } = attempt.intent.content.body;
  return { choice: way === 'family' ? `family ${family}` : way, usesPoints: points > 0 };
}

interface PayFormProps {
  order: Order;
  usercode: string;
  title: string;
  attempt: PaymentAttempt<OrderRequest> | null;
  /** Whether the confirm sheet is open. */
  isConfirming: boolean;
}

/** An order that can be paid: ways to pay, points, what is left to pay, and the confirm sheet. */
export function PayForm({ order, usercode, title, attempt, isConfirming }: PayFormProps) {
  const messages = useMessages(cashierMessages);
  const proof = useMessages(paymentMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const [isSubmitted, setSubmitted] = useState(false);
  const { id, merchant, goods, money, pointsOffer } = order;
  const stored = useCashier();
  const { choice, usesPoints } = choiceOf(attempt) ?? (stored.order === id ? stored : nothingChosen);
  const asked = { kind: 'mall', accountType: 0, money: toWireMoney(money), order: id } as const;
  const offered = useEndpoint(queryPayType, asked, { quiet: true, staleTime: 0 });
  const ways = offered.data?.payWays ?? [];
  const way = chosenWay(ways, order, { choice, usesPoints });
  const split = way === null ? null : splitBy(way, order, usesPoints);
  const coins = split?.coins ?? money;
  const need = usePaymentNeed({ kind: 'mall', accountType: 0, amount: coins }, split !== null && coins > 0);
  const missing = split?.missing ?? tenths(0);
  const card = ways.find((each) => each.way === 'coins-and-card');
  const handleSubmit = () => {
    setSubmitted(true);
    if (way === null || split === null || missing > 0) return;
    const family = way.way === 'family' ? way.id : '';
    prepareOrderPayment(usercode, { id, merchant, goods, total: money, way: way.way, family, split });
    void navigate(href('/checkStandOrderAndPay', { id, step: 'confirm' }), { state: sheetHistoryState });
  };
  const handleClose = () =>
    void (isSheetHistoryState(location.state)
      ? navigate(-1)
      : navigate(href('/checkStandOrderAndPay', { id }), { replace: true }));
  const isBeingPaid = attempt !== null && isOpen(attempt);

  return (
    <Page
      title={title}
      glow
      foot={
        <>
          {split !== null && (
            <p className={styles.sum}>
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
            </p>
          )}
          <Button block busy={way === null && offered.error === null} onClick={handleSubmit}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      {order.failed !== null && (
        <NoticeBar tone="warning">
          {order.failed.by === 'third-party' ? messages.cardRefused : messages.merchantRefused} ·{' '}
          {messages.refusedLine}
        </NoticeBar>
      )}
      <OrderHead order={order} />
      <GoodsCard order={order} />
      <QueryView
        query={offered}
        title={messages.orderFailed}
        skeleton={<Skeleton label={messages.loading} bars={[64, 64, 64]} />}
      >
        {() => (
          <>
            <WayList
              ways={ways}
              order={order}
              usesPoints={usesPoints}
              chosen={way === null ? '' : keyOf(way)}
              onChoose={(key) => cashierChosen(id, { choice: key })}
            />
            {isSubmitted && missing > 0 && (
              <NoticeBar tone="warning" alarming>
                {messages.short(formatCoins(missing))}
              </NoticeBar>
            )}
            {missing > 0 && card !== undefined && (
              <div className={styles.ways}>
                <Button variant="soft" onClick={() => cashierChosen(id, { choice: keyOf(card) })}>
                  {messages.fillByCard(card.name)}
                </Button>
                <Button variant="outlined" onClick={() => void navigate(href('/recharge'))}>
                  {messages.topUp}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
      {pointsOffer !== null && (
        <Card>
          <SwitchRow
            label={messages.points}
            note={messages.pointsLine(formatCount(pointsOffer.points), formatCoins(pointsOffer.money))}
            checked={usesPoints}
            onChange={(on) => cashierChosen(id, { usesPoints: on })}
          />
        </Card>
      )}
      {coins > 0 && need.data !== undefined && (
        <p className={styles.guard}>
          <Icon name="shield" size={16} />
          <span>{nextStepText(need.data, proof)}</span>
        </p>
      )}
      <div className={styles.more}>
        {coins > 0 && missing === 0 && (
          <Button variant="quiet" onClick={() => void navigate(href('/sendMessageAndToPay', { id }))}>
            {messages.bySms}
          </Button>
        )}
        {!isBeingPaid && <CancelOrder order={order} />}
      </div>
      {isConfirming && way !== null && attempt !== null && (
        <OrderSheet
          usercode={usercode}
          order={order}
          way={way}
          usesPoints={usesPoints}
          attempt={attempt}
          onClose={handleClose}
        />
      )}
    </Page>
  );
}
