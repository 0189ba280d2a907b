import { gatewayNow } from '@/api/clock';
import { award } from '@/api/endpoints/award';
import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { PrizeRow } from '../components/prize-row';
import { WinnerLine } from '../components/winner-line';
import { prizeMessages } from '../messages';

/** /activityPrize: the prizes of a person, newest first, and who else won. */
export default function Prizes() {
  const messages = useMessages(prizeMessages);
  return (
    <ListPage
      onRefresh={() => invalidate(award)}
      head={<WinnerLine />}
      query={useEndpoint(award, {})}
      rows={({ prizes }) => prizes}
      failed={messages.failed}
      loading={messages.loading}
      bars={[104, 104, 104, 104]}
      empty={{
        title: messages.none,
        description: messages.noneLine,
        action: { label: messages.toActivities, to: href('/allActivity') },
      }}
      hasEnd
    >
      {(prizes) => (
        <ul>
          {prizes.map((prize) => (
            <PrizeRow key={prize.id} prize={prize} now={gatewayNow()} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
