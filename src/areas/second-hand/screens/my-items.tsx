import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Tabs } from '@/ui/layout/tabs';
import { ItemRow } from '../components/item-row';
import { secondHandOrders } from '../endpoints/orders';
import { secondHandMessages } from '../messages';
import { useItemRows, type ItemGroup } from '../queries';

const groups: readonly ItemGroup[] = ['onSale', 'sold', 'withdrawn', 'bought'];

/** /second-hand-orders: the person's items on sale, sold, off sale and bought; the address names the tab as `group`. */
export default function MyItems() {
  const messages = useMessages(secondHandMessages);
  const [search, setSearch] = useSearchParams();
  const group = groups.find((each) => each === search.get('group')) ?? 'onSale';
  return (
    <ListPage
      onRefresh={() => invalidate(secondHandOrders)}
      within={(list) => (
        <Tabs
          label={messages.groupsLabel}
          tabs={groups.map((each) => [each, messages.groups[each]] as const)}
          current={group}
          onChange={(name) => setSearch(name === 'onSale' ? {} : { group: name }, { replace: true })}
        >
          {list}
        </Tabs>
      )}
      query={useItemRows(group)}
      rows={({ rows }) => rows}
      failed={messages.listFailed}
      loading={messages.loading}
      bars={[150, 150, 150]}
      empty={{
        title: messages.noneOf[group],
        action:
          group === 'bought'
            ? { label: messages.toMarket, to: href('/second-hand') }
            : { label: messages.publish, to: href('/second-hand-publish') },
      }}
    >
      {(rows) => rows.map((row) => <ItemRow key={row.order?.id ?? row.item.id} row={row} group={group} />)}
    </ListPage>
  );
}
