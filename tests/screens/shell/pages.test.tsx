import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '@/api/errors';
import { DetailPage } from '@/flows/page/detail-page';
import { ListPage } from '@/flows/page/list-page';
import { both, partOf, type ViewedQuery } from '@/flows/page/viewed-query';
import { connectivityKnown } from '@/state/app-status';
import { Page } from '@/ui/layout/page';
import { RouteTitle } from '@/ui/layout/page-context';
import { seeEverything } from '../../support/observer';
import { controlClock } from '../../support/user';

controlClock();
seeEverything();

interface Thing {
  name: string;
}

const refetch = vi.fn();
const failure = new GatewayError({ kind: 'network' }, 'thing');
const query = <Data,>(data: Data | undefined, error: Error | null = null): ViewedQuery<Data> => ({
  data,
  error,
  refetch,
  dataUpdatedAt: data === undefined ? 0 : Date.now(),
});
const texts = { failed: '没能取到', loading: '正在加载', bars: [40] };

beforeEach(() => {
  refetch.mockReset();
  connectivityKnown(true);
});

async function show(page: React.ReactNode): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <RouteTitle value="路由的标题">
          <Routes>
            <Route path="/" element={page} />
            <Route path="/on" element="下一页" />
          </Routes>
        </RouteTitle>
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
}

async function goOffline(): Promise<void> {
  await act(async () => {
    connectivityKnown(false);
    await vi.dynamicImportSettled();
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
}

describe('a page of one thing', () => {
  const gone = { title: '没有了', action: { label: '去别处', to: '/on', replace: true } };
  const pageOf = (thing: ViewedQuery<Thing | null>) => (
    <DetailPage
      query={thing}
      {...texts}
      gone={gone}
      action={({ name }) => <button type="button">{`分享${name}`}</button>}
      actionBar={({ name }) => <button type="button">{`买${name}`}</button>}
    >
      {({ name }) => <p>{name}</p>}
    </DetailPage>
  );

  it('has the title of its route and a skeleton, without action and action bar, while the thing is loading', async () => {
    await show(pageOf(query<Thing | null>(undefined)));
    expect(screen.getByRole('heading', { level: 1, name: '路由的标题' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers another try below a picture when the thing could not be read', async () => {
    await show(pageOf(query<Thing | null>(undefined, failure)));
    expect(screen.getByRole('alert')).toHaveTextContent('没能取到');
    expect(document.querySelector('[role=alert] svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says that the thing is gone, with the way on', async () => {
    await show(pageOf(query<Thing | null>(null)));
    expect(screen.getByText('没有了')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '去别处' }));
    expect(screen.getByText('下一页')).toBeVisible();
  });

  it('shows the thing with its action bar once it is there', async () => {
    await show(pageOf(query<Thing | null>({ name: '茶壶' })));
    expect(screen.getByText('茶壶')).toBeVisible();
    expect(screen.getByRole('button', { name: '买茶壶' })).toBeVisible();
  });

  it('says when the thing was fetched while the device is offline, also on a page that the thing draws whole', async () => {
    await show(pageOf(query<Thing | null>({ name: '茶壶' })));
    expect(screen.queryByText(/离线中/)).toBeNull();
    await goOffline();
    expect(screen.getAllByText(/离线中，数据更新于/)).toHaveLength(1);
    connectivityKnown(true);
    await show(
      <DetailPage isWhole query={query<Thing>({ name: '花瓶' })} {...texts}>
        {({ name }) => <Page title={name}>花瓶的页面</Page>}
      </DetailPage>,
    );
    await goOffline();
    expect(screen.getByRole('heading', { level: 1, name: '花瓶' })).toBeInTheDocument();
    expect(screen.getAllByText(/离线中，数据更新于/)).toHaveLength(2);
  });

  it('hands a missing thing on where it has no text for it', async () => {
    await show(
      <DetailPage query={query<Thing | null>(null)} {...texts}>
        {(thing) => <p>{thing === null ? '什么也没有' : thing.name}</p>}
      </DetailPage>,
    );
    expect(screen.getByText('什么也没有')).toBeVisible();
  });

  it('waits for both of two queries and reads again those that failed', () => {
    const there = { ...query({ name: '茶壶' }), refetch: vi.fn(), dataUpdatedAt: 7 };
    expect(both(there, query<Thing>(undefined)).data).toBeUndefined();
    const failed = both(there, query<Thing>(undefined, failure));
    expect(failed.error).toBe(failure);
    failed.refetch();
    expect(there.refetch).not.toHaveBeenCalled();
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(both(there, query({ name: '花瓶' }))).toMatchObject({ dataUpdatedAt: 7, error: null });
    expect(partOf(there, ({ name }) => name).data).toBe('茶壶');
  });
});

describe('a page of a list', () => {
  type Props = ComponentProps<typeof ListPage<readonly string[], string>>;
  const fetchNextPage = vi.fn();
  const clear = vi.fn();
  const pageOf = (names: Props['query'], more: Partial<Props> = {}) => (
    <ListPage
      onRefresh={() => Promise.resolve()}
      head={<p>总在上面</p>}
      query={{ fetchNextPage, ...names }}
      rows={(rows) => rows}
      {...texts}
      empty={{ title: '还没有', action: { label: '去别处', to: '/on' } }}
      {...more}
    >
      {(rows) => (
        <ul>
          {rows.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </ListPage>
  );
  const filtered = { title: '没有符合的', action: { label: '清除筛选', onClick: clear } };
  const rows = query(['一', '二']);

  beforeEach(() => fetchNextPage.mockReset());

  it('shows what stands above it and a skeleton while the rows are loading', async () => {
    await show(pageOf(query<readonly string[]>(undefined)));
    expect(screen.getByText('总在上面')).toBeVisible();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeVisible();
  });

  it('offers another try below a picture when the rows could not be read', async () => {
    await show(pageOf(query<readonly string[]>(undefined, failure)));
    expect(document.querySelector('[role=alert] svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says that there is nothing, with the way on, and clears a filter that leaves nothing', async () => {
    await show(pageOf(query<readonly string[]>([])));
    expect(screen.getByText('还没有')).toBeVisible();
    expect(screen.queryByText('没有更多了')).toBeNull();
    await show(pageOf(query<readonly string[]>([]), { filtered }));
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('says how many rows there are, and that they load while those of a former filter stay', async () => {
    await show(pageOf(rows, { count: (names) => `共 ${names.length} 个` }));
    expect(screen.getByText('共 2 个')).toBeVisible();
    await show(pageOf({ ...rows, isPlaceholderData: true }, { count: () => '共 3 个' }));
    expect(screen.queryByText('共 3 个')).toBeNull();
    expect(screen.getByText('正在加载')).toBeVisible();
  });

  it('fetches the next page when its end is near, and says that the list ends', async () => {
    await show(pageOf({ ...rows, end: 'more' }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
    await show(pageOf({ ...rows, end: 'end' }));
    expect(screen.getByText('没有更多了')).toBeVisible();
  });

  it('says no end where it comes whole, unless the page asks for it', async () => {
    await show(pageOf(rows));
    expect(screen.queryByText('没有更多了')).toBeNull();
    await show(pageOf(rows, { hasEnd: true }));
    expect(screen.getByText('没有更多了')).toBeVisible();
  });

  it('keeps its rows when the next page failed, and tries that page again', async () => {
    await show(pageOf({ ...rows, end: 'failed' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('加载更多失败')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('reads again when the refresh button is pressed', async () => {
    const onRefresh = vi.fn(() => Promise.resolve());
    await show(pageOf(rows, { onRefresh }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '刷新' })));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('says when its rows were fetched while the device is offline', async () => {
    await show(pageOf(rows));
    await goOffline();
    expect(screen.getAllByText(/离线中，数据更新于/)).toHaveLength(1);
  });
});
