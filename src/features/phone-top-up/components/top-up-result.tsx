import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { phoneTopUpDetail } from '@/api/endpoints/phone-top-up';
import { href } from '@/domain/href';
import { isUnderWay, topUpStage } from '@/domain/top-up/top-up-state';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { phoneTopUpMessages } from '@/messages/phone-top-up';
import { useEndpoint } from '@/queries/endpoint';
import { topUpOrderLeft, usePhoneTopUp } from '@/state/phone-top-up';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ResultActions } from './result-actions';
import { ResultView } from './result-view';

interface TopUpResultProps {
  id: string;
  title: string;
  address: '/rechargeTel' | '/rechargeNewTel';
}

/** How often a top-up that changes by itself is read again, ms. */
const interval = 5_000;

/** What became of a top-up: from its payment until the phone has it, or the coins are back. */
export function TopUpResult({ id, title, address }: TopUpResultProps) {
  const messages = useMessages(phoneTopUpMessages);
  const navigate = useNavigate();
  const query = useEndpoint(
    phoneTopUpDetail,
    { id },
    {
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) =>
        data != null && isUnderWay(topUpStage(data.state)) ? interval : false,
    },
  );
  const topUp = query.data;
  const placed = usePhoneTopUp(({ order }) => order);
  const isOver = topUp != null && topUp.state !== 'created' && placed === topUp.id;
  useEffect(() => {
    // What was typed for it is done with; the next top-up begins anew.
    if (isOver) topUpOrderLeft();
  }, [isOver]);
  return (
    <Page
      title={title}
      glow
      foot={topUp == null ? undefined : <ResultActions topUp={topUp} address={address} />}
    >
      <QueryView
        query={query}
        title={messages.resultFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[180, 120, 160, 72]} />}
      >
        {(found) =>
          found === null ? (
            <ResultState
              art={<Illustration variant="search" />}
              title={messages.gone}
              description={messages.goneLine}
              action={{
                label: messages.toTopUp,
                onClick: () => void navigate(href(address), { replace: true }),
              }}
            />
          ) : (
            <ResultView topUp={found} />
          )
        }
      </QueryView>
    </Page>
  );
}
