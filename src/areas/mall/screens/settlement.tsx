import { settlement } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { useSettlement } from '@/state/settlement';
import { SettlementForm } from '../components/settlement-form';

/** /goodsSettlement: the goods that were chosen, with address, coupon, points and price, until the order is placed and paid. */
export default function Settlement() {
  const messages = useMessages(settlementMessages);
  const lines = useSettlement(({ settlementList }) => settlementList);
  const activity = useSettlement((state) => state.activity);
  const query = useEndpoint(
    settlement,
    { lines, activity },
    { enabled: lines.length > 0, staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const offer = partOf(query, (found) => (found.lines.length > 0 ? found : null));
  return (
    <DetailPage
      isWhole
      query={lines.length > 0 ? offer : { ...offer, data: null }}
      failed={messages.failed}
      loading={messages.loading}
      bars={[82, 150, 190, 56, 200]}
      gone={{
        art: 'empty',
        title: messages.nothing,
        description: messages.nothingLine,
        action: { label: messages.toGoods, to: href('/newHome'), replace: true },
      }}
    >
      {(found) => <SettlementForm offer={found} />}
    </DetailPage>
  );
}
