import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { OwedPointsNotice } from '@/flows/orders/owed-points-notice';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { Grid } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { OrderGate } from '../components/order-gate';
import { OrderProblem } from '../components/order-problem';
import { OrderSummary } from '../components/order-summary';
import { deskMessages } from '../messages';
import { useOrder } from '../use-order';
import styles from './pay-notice.module.css';

/** /payNotice: what the payer of the order `id` should know before paying it. */
export default function PayNotice() {
  const messages = useMessages(deskMessages);
  const navigate = useNavigate();
  const query = useOrder();
  return (
    <OrderGate query={query}>
      {(order) => {
        if (order?.state !== 'created') return <OrderProblem order={order} />;
        const { notices, points, pointsOffer, earns, id } = order;
        return (
          <Page
            highlight
            actionBar={
              <Button
                block
                onClick={() => void navigate(href('/checkStandOrderAndPay', { id }), { replace: true })}
              >
                {messages.noticePay}
              </Button>
            }
          >
            <OrderSummary order={order} />
            <Card title={messages.noticeTitle}>
              <ul className={styles.notices}>
                {notices.map((notice) => (
                  <li key={notice}>{notice}</li>
                ))}
              </ul>
            </Card>
            <Grid gap={2} marginTop={3}>
              {pointsOffer !== null && (
                <NoticeBar tone="info">
                  {messages.noticeOff(formatCount(pointsOffer.points), formatCoins(pointsOffer.money))}
                </NoticeBar>
              )}
              {points !== null && points < 0 && <OwedPointsNotice owed={-points} />}
              {earns > 0 && <NoticeBar tone="success">{messages.noticeEarns(formatCount(earns))}</NoticeBar>}
            </Grid>
          </Page>
        );
      }}
    </OrderGate>
  );
}
