import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { Reading } from '@/flows/query-view/query-view';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { useTransfer } from '@/queries/transfer';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { TransferRecord } from '../components/transfer-record';

/** /rewardDetail: one transfer, sent or received; `fresh` says that it has just been sent. Without `id` the newest one (decision 25). */
export default function RewardDetail() {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const fresh = search.get('fresh') === '1';
  return (
    <Page title={words.detailTitle} glow={fresh}>
      <Reading
        query={useTransfer(search.get('id'))}
        title={words.notFound}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.detailTitle} bars={[56, 120, 44, 44, 44]} />}
      >
        {(record) =>
          record === null ? (
            <StateBlock
              art={<EmptyArt variant="empty" />}
              title={words.noneTitle}
              line={words.noneLine}
              way={{ label: words.title, go: () => void navigate(href('/transfer1')) }}
            />
          ) : (
            <TransferRecord record={record} fresh={fresh} />
          )
        }
      </Reading>
    </Page>
  );
}
