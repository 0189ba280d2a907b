import { useNavigate, useSearchParams } from 'react-router-dom';
import { treasureRound } from '@/api/endpoints/treasure';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { treasureMessages } from '@/messages/treasure';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { RoundView } from '../components/round-view';
import { useRefetchAt } from '../use-refetch-at';

/** /grabTreasureGoodsDetail: the round `id`; without an id the running one that is nearest to its draw. */
export default function TreasureRound() {
  const messages = useMessages(treasureMessages);
  const title = useMessages(titleMessages)['/grabTreasureGoodsDetail'];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useEndpoint(
    treasureRound,
    { id: search.get('id') ?? '' },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const { data: round, refetch } = query;
  const next =
    round?.state === 'soon'
      ? round.startsAt
      : round?.state === 'running'
        ? (round.open?.payBefore ?? round.endsAt)
        : null;
  useRefetchAt(next, refetch);
  if (round != null) return <RoundView key={round.id} round={round} title={title} />;
  return (
    <Page title={title} glow>
      <QueryView
        query={query}
        title={messages.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[176, 132, 168, 120, 180]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.gone}
            description={messages.goneLine}
            action={{
              label: messages.toHome,
              onClick: () => void navigate(href('/grabTreasureHome'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
