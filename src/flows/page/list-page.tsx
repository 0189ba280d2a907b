import type { ReactNode } from 'react';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import type { Frame } from './detail-page';
import { ListView, type ListViewProps } from './list-view';

interface ListPageProps<Data, Row> extends Frame, ListViewProps<Data, Row> {
  action?: ReactNode;
  foot?: ReactNode;
  /** Refetches when the list is pulled down. */
  onRefresh: () => Promise<unknown>;
  /** Above the list in every state. */
  head?: ReactNode;
  /** Draws the list within something, such as tabs. */
  within?: (list: ReactNode) => ReactNode;
  /** Below the list in every state, such as sheets. */
  after?: ReactNode;
}

/** A page of a list, which is refreshed when it is pulled down. */
export function ListPage<Data, Row>(props: ListPageProps<Data, Row>) {
  const { title, glow, hero, floating, action, foot, onRefresh, head, within, after, ...view } = props;
  const list = <ListView {...view} />;
  return (
    <Page {...{ title, glow, hero, floating, action, foot }}>
      <PullToRefresh onRefresh={onRefresh}>
        {head}
        {within === undefined ? list : within(list)}
      </PullToRefresh>
      {after}
    </Page>
  );
}
