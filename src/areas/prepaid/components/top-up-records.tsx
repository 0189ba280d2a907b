import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Card } from '@/ui/layout/card';
import { phoneTopUpList } from '../endpoints/phone-top-up';
import { phoneTopUpMessages } from '../messages';
import { usePhoneTopUps } from '../queries';
import { RecordRows } from './record-rows';

/** All top-ups of phones, the newest first. */
export function TopUpRecords({ address }: { address: '/rechargeTel' | '/rechargeNewTel' }) {
  const messages = useMessages(phoneTopUpMessages);
  return (
    <ListPage
      title={messages.records}
      onRefresh={() => invalidate(phoneTopUpList)}
      query={usePhoneTopUps()}
      rows={({ rows }) => rows}
      failed={messages.recordsFailed}
      loading={messages.loading}
      bars={[64, 64, 64, 64]}
      empty={{
        title: messages.none,
        description: messages.noneLine,
        action: { label: messages.toTopUp, to: href(address), replace: true },
      }}
    >
      {(records, { total }) => (
        <Card title={messages.recordsTitle(total)}>
          <RecordRows records={records} address={address} />
        </Card>
      )}
    </ListPage>
  );
}
