import type { ComponentProps } from 'react';
import { Page } from '@/ui/layout/page';
import { ListView, type ListViewProps } from './list-view';
import { PageBody, type BodyProps } from './page-body';

type ListPageProps<Data, Row> = Pick<
  ComponentProps<typeof Page>,
  'title' | 'highlight' | 'action' | 'actionBar'
> &
  Omit<BodyProps, 'onRefresh'> &
  ListViewProps<Data, Row> & { onRefresh: () => Promise<unknown> };

/** A page of a list, which is refreshed when it is pulled down. */
export function ListPage<Data, Row>(props: ListPageProps<Data, Row>) {
  const { title, highlight, action, actionBar, onRefresh, head, within, after, ...view } = props;
  return (
    <Page {...{ title, highlight, action, actionBar }}>
      <PageBody {...{ onRefresh, head, within, after }}>
        <ListView {...view} />
      </PageBody>
    </Page>
  );
}
