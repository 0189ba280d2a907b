import { useEffect } from 'react';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { poll } from '@/queries/poll';
import { phoneTopUpDetail } from '../endpoints/phone-top-up';
import { phoneTopUpMessages } from '../messages';
import { isUnderWay, topUpStage } from '../rules/top-up-state';
import { topUpOrderLeft, usePhoneTopUp } from '../state/phone-top-up';
import { ResultActions } from './result-actions';
import { ResultView } from './result-view';

interface TopUpResultProps {
  id: string;
  address: '/rechargeTel' | '/rechargeNewTel';
}

/** How often a top-up that changes by itself is read again, ms. */
const interval = 5_000;

/** The progress of a top-up: from its payment until the phone is topped up, or the coins are refunded. */
export function TopUpResult({ id, address }: TopUpResultProps) {
  const messages = useMessages(phoneTopUpMessages);
  const query = useEndpoint(
    phoneTopUpDetail,
    { id },
    {
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: poll(({ data }) => data != null && isUnderWay(topUpStage(data.state)) && interval),
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
    <DetailPage
      highlight
      actionBar={topUp == null ? undefined : <ResultActions topUp={topUp} address={address} />}
      query={query}
      failed={messages.resultFailed}
      loading={messages.loading}
      bars={[180, 120, 160, 72]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toTopUp, to: href(address), replace: true },
      }}
    >
      {(found) => <ResultView topUp={found} />}
    </DetailPage>
  );
}
