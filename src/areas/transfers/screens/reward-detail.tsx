import { useNavigate, useSearchParams } from 'react-router-dom';
import { queryTransfer } from '@/api/endpoints/transfer';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useAccountColours } from '@/ui/theme/use-account-colours';
import { TransferRecord } from '../components/transfer-record';

// Loaded lazily: a success page should not wait for code that few of its visitors need.
const Keepsake = lazyComponent('keepsake', () => import('../components/letters/keepsake'));

/**
 * /rewardDetail: one transfer, sent or received; `fresh=1` means that it was just sent. Without `id` it is the newest one. `with` shows all
 * letters between the person and the colleague with this usercode instead.
 */
export default function RewardDetail() {
  const [search] = useSearchParams();
  const colleague = search.get('with');
  return colleague === null ? <Receipt /> : <Keepsake usercode={colleague} />;
}

function Receipt() {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(queryTransfer, id === '' ? {} : { id });
  const accountType = query.data?.accountType ?? 0;
  const { detailTitle } = messages.kinds[accountType];
  useAccountColours(accountType);
  const isJustSent = search.get('fresh') === '1';
  return (
    <DetailPage
      title={detailTitle}
      highlight={isJustSent}
      query={query}
      failed={messages.notFound}
      loading={detailTitle}
      bars={[56, 120, 44, 44, 44]}
    >
      {(record) =>
        record !== null ? (
          <TransferRecord record={record} isJustSent={isJustSent} />
        ) : id !== '' ? (
          <ResultState
            art={<Illustration variant="empty" />}
            title={messages.unknownTitle}
            description={messages.unknownLine}
            action={{ label: messages.toBill, onClick: () => void navigate(href('/longballDetail')) }}
          />
        ) : (
          <ResultState
            art={<Illustration variant="empty" />}
            title={messages.noneTitle}
            description={messages.noneLine}
            action={{ label: messages.title, onClick: () => void navigate(href('/transfer1')) }}
          />
        )
      }
    </DetailPage>
  );
}
