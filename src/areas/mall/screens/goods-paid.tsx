import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { activityOrderDetail } from '@/api/endpoints/mall-order';
import { daysLater, startOf, toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins, tenths } from '@/domain/money';
import { wasPaid } from '@/domain/orders/order-state';
import { OrderLines } from '@/flows/orders/order-lines';
import { DetailPage } from '@/flows/page/detail-page';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { settlementCleared, useSettlement } from '@/state/settlement';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { PaidHead } from '@/ui/gifts/paid-head';
import { Card } from '@/ui/layout/card';
import { Money } from '@/ui/money/money';

/** Where the buyer goes on, by what the address says as `of`. */
const pages = {
  mall: { goods: '/newHome', order: '/activityOrderDetail', orders: '/activityOrderList' },
  flash: { goods: '/secKillingHome', order: '/secKillingOrderDetail', orders: '/secKillingOrderList' },
} as const;

/** /goodsPaySuccess: the result of the paid order `id` of the mall, or `of=flash` of the flash sale; an order that is not paid leads to its own page. */
export default function GoodsPaid() {
  const messages = useMessages(settlementMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useEndpoint(activityOrderDetail, { id: search.get('id') ?? '' }, { staleTime: 0 });
  const order = query.data;
  const isDone = order != null && wasPaid(order.state);
  const placed = useSettlement((state) => state.order);
  useEffect(() => {
    if (isDone && placed === order.id) settlementCleared();
  }, [isDone, placed, order]);
  const to = pages[search.get('of') === 'flash' ? 'flash' : 'mall'];
  const toOrder = (id: string) => navigate(href(to.order, { id }), { replace: true });
  return (
    <DetailPage
      highlight
      actionBar={
        isDone && (
          <ButtonPair>
            <Button variant="outlined" onClick={() => void navigate(href(to.goods), { replace: true })}>
              {messages.toGoods}
            </Button>
            <Button onClick={() => void toOrder(order.id)}>{messages.toOrder}</Button>
          </ButtonPair>
        )
      }
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[180, 120]}
    >
      {(found) => {
        if (found === null || !wasPaid(found.state))
          return (
            <ResultState
              art={<Illustration variant="search" />}
              title={found?.state === 'paying' ? messages.beingPaid : messages.notPaid}
              action={{
                label: messages.toOrder,
                onClick: () =>
                  void (found === null ? navigate(href(to.orders), { replace: true }) : toOrder(found.id)),
              }}
            />
          );
        const amount = formatCoins(tenths(found.money - (found.payment?.pointsMoney ?? 0)));
        return (
          <>
            <PaidHead
              festive
              sentence={messages.paidSentence}
              description={messages.paidArrives(messages.day(startOf(daysLater(toDay(gatewayNow()), 1))))}
            >
              <Money
                text={amount}
                accessibleText={messages.coins(amount)}
                size="large"
                unit={messages.unit}
              />
            </PaidHead>
            <Card>
              <OrderLines lines={found.lines} />
            </Card>
          </>
        );
      }}
    </DetailPage>
  );
}
