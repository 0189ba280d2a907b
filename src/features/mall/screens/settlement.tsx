import { useNavigate } from 'react-router-dom';
import { settlement } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { settlementMessages } from '@/messages/settlement';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { useSettlement } from '@/state/settlement';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { SettlementForm } from '../components/settlement-form';

/** /goodsSettlement: the goods that were chosen, with address, coupon, points and price, until the order is placed and paid. */
export default function Settlement() {
  const messages = useMessages(settlementMessages);
  const title = useMessages(titleMessages)['/goodsSettlement'];
  const navigate = useNavigate();
  const lines = useSettlement(({ settlementList }) => settlementList);
  const activity = useSettlement((state) => state.activity);
  const query = useEndpoint(
    settlement,
    { lines, activity },
    { enabled: lines.length > 0, staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  if (query.data !== undefined && query.data.lines.length > 0)
    return <SettlementForm title={title} offer={query.data} />;
  return (
    <Page title={title}>
      {lines.length > 0 && query.data === undefined ? (
        <QueryView
          query={query}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[82, 150, 190, 56, 200]} />}
        >
          {() => null}
        </QueryView>
      ) : (
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.nothing}
          description={messages.nothingLine}
          action={{
            label: messages.toGoods,
            onClick: () => void navigate(href('/newHome'), { replace: true }),
          }}
        />
      )}
    </Page>
  );
}
