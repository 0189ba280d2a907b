import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { RoundView } from '../components/round-view';
import { treasureRound } from '../endpoints';
import { treasureMessages } from '../messages';
import { useRefetchAt } from '../use-refetch-at';

/** /grabTreasureGoodsDetail: the round `id`; without an id the running one that is nearest to its draw. */
export default function TreasureRound() {
  const messages = useMessages(treasureMessages);
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
  return (
    <DetailPage
      highlight
      isWhole
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[176, 132, 168, 120, 180]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toHome, to: href('/grabTreasureHome'), replace: true },
      }}
    >
      {(round) => <RoundView key={round.id} round={round} />}
    </DetailPage>
  );
}
