import { Link, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextButton } from '@/ui/forms/text-button';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { phoneTopUpMessages } from '../messages';
import { usePhoneTopUps } from '../queries';
import { isUnderWay, topUpStage } from '../rules/top-up-state';
import { RecordRows } from './record-rows';

const latest = 3;

interface LatestProps {
  address: '/rechargeTel' | '/rechargeNewTel';
}

/** The top-up that is still under way; nothing where none is. */
export function RunningTopUp({ address }: LatestProps) {
  const messages = useMessages(phoneTopUpMessages);
  const navigate = useNavigate();
  const { data } = usePhoneTopUps();
  const running = data?.rows.find(({ state }) => isUnderWay(topUpStage(state)));
  if (running === undefined) return null;
  const { id, number, face, state } = running;
  return (
    <NoticeBar
      tone="info"
      action={{ label: messages.see, onClick: () => void navigate(href(address, { order: id })) }}
    >
      {messages.running(number.slice(-4), face)} · {messages.stages[topUpStage(state)]}
    </NoticeBar>
  );
}

/** The latest top-ups with the way to all of them. */
export function LatestCard({ address }: LatestProps) {
  const messages = useMessages(phoneTopUpMessages);
  const query = usePhoneTopUps();
  return (
    <Card
      title={messages.latest}
      aside={
        <TextButton
          as={Link}
          to={href(address, { view: 'records' })}
          display="inline-flex"
          align="center"
          marginY={-3}
          tone="secondary"
        >
          {messages.all}
          <Icon name="forward" size={14} />
        </TextButton>
      }
    >
      <FetchedAt query={query} />
      <QueryView
        query={query}
        title={messages.recordsFailed}
        skeleton={<Skeleton label={messages.loading} bars={[64, 64, 64]} />}
      >
        {({ rows }) => {
          const records = rows.slice(0, latest);
          return records.length === 0 ? (
            <Note>{messages.noneLine}</Note>
          ) : (
            <RecordRows records={records} address={address} />
          );
        }}
      </QueryView>
    </Card>
  );
}
