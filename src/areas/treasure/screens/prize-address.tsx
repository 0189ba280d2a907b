import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { ClaimForm } from '../components/claim-form';
import { treasureOrder } from '../endpoints';
import { treasureMessages } from '../messages';

/** /grabAddress: where the prize of the order `id` goes, while it waits to be claimed. */
export default function PrizeAddress() {
  const messages = useMessages(treasureMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(treasureOrder, { id }, { staleTime: 0 });
  return (
    <DetailPage query={query} failed={messages.orderFailed} loading={messages.loading} bars={[82, 120, 50]}>
      {(order) =>
        order?.result === 'won' && order.claimedAt === null ? (
          <ClaimForm order={order} />
        ) : (
          <ResultState
            art={<Illustration variant="empty" />}
            title={messages.nothingToClaim}
            description={messages.nothingToClaimLine}
            action={{
              label: messages.toOrders,
              onClick: () =>
                void navigate(href('/grabTreasureOrderList'), {
                  replace: true,
                }),
            }}
          />
        )
      }
    </DetailPage>
  );
}
