import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderGroups, type OrderGroup } from '@/domain/orders/order-state';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { Tabs } from '@/ui/layout/tabs';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import styles from './order-groups.module.css';

/** The group of orders that the address names as `state`; undefined for all of them. */
export function useOrderGroup(): [OrderGroup | undefined, (group: OrderGroup | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const group = orderGroups.find((each) => each === search.get('state'));
  return [group, (next) => setSearch(next === undefined ? {} : { state: next }, { replace: true })];
}

interface OrderGroupsProps {
  onRefresh: () => Promise<unknown>;
  /** The orders of the current group. */
  children: ReactNode;
}

/** The tabs of a list of orders, by group. */
export function OrderGroups({ onRefresh, children }: OrderGroupsProps) {
  const messages = useMessages(ordersMessages);
  const [group, setGroup] = useOrderGroup();
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <Tabs
        label={messages.groupsLabel}
        tabs={[
          ['all', messages.all] as const,
          ...orderGroups.map((name) => [name, messages.groups[name]] as const),
        ]}
        current={group ?? 'all'}
        onChange={(name) => setGroup(name === 'all' ? undefined : name)}
      >
        <div className={styles.list}>{children}</div>
      </Tabs>
    </PullToRefresh>
  );
}
