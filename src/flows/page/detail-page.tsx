import type { ComponentProps, ReactNode } from 'react';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { PageNote } from '@/ui/layout/page-context';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { EmptyState, type EmptyText } from './empty-state';
import type { ViewedQuery } from './viewed-query';

/** The frame of a page. */
export type Frame = Omit<ComponentProps<typeof Page>, 'root' | 'dock' | 'action' | 'foot' | 'children'>;

type Part<Data> = ReactNode | ((data: NonNullable<Data>) => ReactNode);

type DetailPageProps<Data> = Frame & {
  query: ViewedQuery<Data>;
  /** The title of the error. */
  failed: string;
  /** What is loading, for screen readers. */
  loading: string;
  /** The heights of the parts to come, px. */
  bars: readonly number[];
  /** Refetches when the page is pulled down. */
  onRefresh?: () => Promise<unknown>;
  /** Above the content in every state. */
  head?: ReactNode;
  /** In the header; a function of the thing draws nothing before it is there. */
  action?: Part<Data>;
  /** At the bottom; a function of the thing draws nothing before it is there. */
  foot?: Part<Data>;
  /** `children` draw the whole page, because its header or foot depend on what happens in it. */
  isWhole?: boolean;
} & (
    | {
        /** Replaces a thing that is not there. */
        gone: EmptyText;
        children: (data: NonNullable<Data>) => ReactNode;
      }
    | { gone?: undefined; children: (data: Data) => ReactNode }
  );

/** A page of one thing: loading, failed, gone or there; while the phone is offline it says when the thing was fetched. */
export function DetailPage<Data>(props: DetailPageProps<Data>) {
  const { query, failed, loading, bars, onRefresh, head, action, foot, isWhole = false, ...rest } = props;
  const { gone, children: _, ...frame } = rest;
  const { data } = query;
  const isThere = data !== undefined && (data !== null || gone === undefined);
  const partOf = (part: Part<Data>) =>
    typeof part !== 'function' ? part : data === undefined || data === null ? undefined : part(data);
  const content = (
    <>
      {head}
      <QueryView
        query={query}
        title={failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={loading} bars={bars} />}
      >
        {(found) => contentOf(props, found)}
      </QueryView>
    </>
  );
  return (
    <PageNote value={<FetchedAt query={query} />}>
      {isWhole && isThere ? (
        contentOf(props, data)
      ) : (
        <Page {...frame} action={partOf(action)} foot={partOf(foot)}>
          {onRefresh === undefined ? content : <PullToRefresh onRefresh={onRefresh}>{content}</PullToRefresh>}
        </Page>
      )}
    </PageNote>
  );
}

function contentOf<Data>(props: DetailPageProps<Data>, data: Data): ReactNode {
  if (props.gone === undefined) return props.children(data);
  return data === undefined || data === null ? (
    <EmptyState art="search" {...props.gone} />
  ) : (
    props.children(data)
  );
}
