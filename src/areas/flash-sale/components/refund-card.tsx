import { skDetailRefundList } from '@/api/endpoints/flash-sale';
import { formatCoins, formatCount } from '@/domain/money';
import { QueryView } from '@/flows/query-view/query-view';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { flashSaleMessages } from '../messages';

/** What came back, or comes back, of the payment of an order: each source gets its own part. */
export function RefundCard({ id }: { id: string }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(flashSaleMessages);
  const query = useEndpoint(skDetailRefundList, { id }, { quiet: true, staleTime: 0 });
  return (
    <Card title={messages.refundTitle}>
      <QueryView
        query={query}
        title={messages.refundsFailed}
        skeleton={<Skeleton label={messages.loading} bars={[24, 24, 24]} />}
      >
        {({ refunds }) =>
          refunds.map(({ id: refund, coins, thirdParty, points, askedAt, returnedAt }) => (
            <DescriptionList
              key={refund}
              ruled
              rows={[
                ...(coins > 0 ? [[messages.refundCoins, messages.coins(formatCoins(coins))] as const] : []),
                ...(thirdParty > 0
                  ? [[messages.refundCard, messages.yuan(formatCoins(thirdParty))] as const]
                  : []),
                ...(points > 0
                  ? [[messages.refundPoints, messages.points(formatCount(points))] as const]
                  : []),
                [messages.refundRequested, formatMoment(askedAt, 'full')],
                [
                  messages.refundState,
                  returnedAt === null
                    ? messages.refundUnderWay
                    : messages.refundBack(formatMoment(returnedAt, 'short')),
                ],
              ]}
            />
          ))
        }
      </QueryView>
    </Card>
  );
}
