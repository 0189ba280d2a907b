import type { ComponentProps, ReactNode } from 'react';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { PageNote } from '@/ui/layout/page-context';
import { EmptyState, type EmptyText } from './empty-state';
import { PageBody, type BodyProps } from './page-body';
import type { ViewedQuery } from './viewed-query';

type Part<Data> = ReactNode | ((data: NonNullable<Data>) => ReactNode);

interface CommonProps<Data>
  extends
    Omit<ComponentProps<typeof Page>, 'root' | 'dock' | 'action' | 'actionBar' | 'children'>,
    BodyProps {
  query: ViewedQuery<Data>;
  /** The title of the error. */
  failed: string;
  /** What is loading, for screen readers. */
  loading: string;
  /** The heights of the parts to come, px. */
  bars: readonly number[];
  /** In the header; a function of the thing draws nothing before it is there. */
  action?: Part<Data>;
  /** At the bottom; a function of the thing draws nothing before it is there. */
  actionBar?: Part<Data>;
  /** `children` draw the whole page, because its header or action bar depend on what happens in it. */
  isWhole?: boolean;
}

interface WithGone<Data> {
  /** Replaces a thing that is not there. */
  gone: EmptyText;
  children: (data: NonNullable<Data>) => ReactNode;
}

interface WithoutGone<Data> {
  gone?: undefined;
  children: (data: Data) => ReactNode;
}

type DetailPageProps<Data> = CommonProps<Data> & (WithGone<Data> | WithoutGone<Data>);

/** A page of one thing: loading, failed, gone or there; while the phone is offline it says when the thing was fetched. */
export function DetailPage<Data>(props: CommonProps<Data> & WithGone<Data>): ReactNode;
export function DetailPage<Data>(props: CommonProps<Data> & WithoutGone<Data>): ReactNode;
export function DetailPage<Data>(props: DetailPageProps<Data>): ReactNode {
  const { title, highlight, hero, floating, onRefresh, head, within, after, query, isWhole = false } = props;
  const { data } = query;
  const isThere = data !== undefined && (data !== null || props.gone === undefined);
  const partOf = (part: Part<Data>) =>
    typeof part !== 'function' ? part : data === undefined || data === null ? undefined : part(data);
  return (
    <PageNote value={<FetchedAt query={query} />}>
      {isWhole && isThere ? (
        contentOf(props, data)
      ) : (
        <Page
          {...{ title, highlight, hero, floating }}
          action={partOf(props.action)}
          actionBar={partOf(props.actionBar)}
        >
          <PageBody {...{ onRefresh, head, within, after }}>
            <QueryView
              query={query}
              title={props.failed}
              art={<Illustration variant="error" />}
              skeleton={<Skeleton label={props.loading} bars={props.bars} />}
            >
              {(found) => contentOf(props, found)}
            </QueryView>
          </PageBody>
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
