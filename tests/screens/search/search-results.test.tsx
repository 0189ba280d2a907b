import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useExternalNavigation } from '@/state/external-navigation';
import { tap } from '../../support/actions';
import { fault } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';
import { field, setSearchText, submit, type } from '../../support/search';

const region = (name: string) => screen.getByRole('region', { name });
const rowsOf = (name: string) => within(region(name)).getAllByRole('listitem');
const hash = () => decodeURIComponent(window.location.hash);
const refusal = { call: 'search', kind: 'code', value: '7777', message: '系统维护中' } as const;

describe('search results', () => {
  it('are grouped by kind with the matches marked, and link to all of a kind', async () => {
    await openApp('/search?q=礼');
    expect(rowsOf('活动')[0]).toHaveTextContent(/^冬至团圆礼.*还剩.*进行中$/);
    expect(region('商品')).toHaveTextContent(/^商品16全部/);
    expect(rowsOf('商品')).toHaveLength(3);
    const [first] = rowsOf('商品');
    expect(first?.querySelector('mark')).toHaveTextContent('礼');
    expect(within(region('商品')).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/goodsDetailPage\?id=G/),
    );
    expect(within(region('资讯')).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/news-detail\?id=N/),
    );
    expect(field()).not.toHaveFocus();
    await tap('button', '商品，全部 16 条');
    expect(hash()).toBe('#/search?q=礼&kind=goods');
    expect(rowsOf('商品')).toHaveLength(16);
    expect(screen.getByRole('tab', { name: '商品' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('region', { name: '活动' })).toBeNull();
  });

  it.each(['转账中心', 'zzzx'])('lead to the transfer centre for %s', async (words) => {
    await openApp(`/search?q=${words}`);
    expect(within(region('功能')).getByRole('link', { name: /^转账中心/ })).toHaveAttribute(
      'href',
      '#/transfer-page',
    );
  });

  it('are kept in the address: a link and a reload lead to them', async () => {
    await openApp('/search?q=礼盒');
    expect(field()).toHaveValue('礼盒');
    await type('打车');
    await submit();
    expect(hash()).toBe('#/search?q=打车');
    await reload();
    expect(region('功能')).toHaveTextContent('打车');
  });

  it('of the device are shown while the gateways are slow, and each group appears when it arrives', async () => {
    await fault({ call: 'search', kind: 'delay', value: 20_000, times: 1 });
    await openApp('/search?q=体检');
    expect(screen.getByRole('status', { name: '正在搜活动' })).toBeInTheDocument();
    expect(region('资讯')).toHaveTextContent('年度体检');
    await pass(20_000);
    await settled();
    expect(rowsOf('活动')[0]).toHaveTextContent('体检预约');
  });

  it('fail group by group, each with its own retry', async () => {
    await fault({ ...refusal, times: 1 });
    await openApp('/search?q=礼盒');
    expect(within(region('活动')).getByRole('alert')).toHaveTextContent('活动搜索失败系统维护中');
    expect(rowsOf('商品')).toHaveLength(3);
    expect(screen.queryByText(/^没有找到/)).toBeNull();
    fireEvent.click(within(region('活动')).getByRole('button', { name: '再试一次' }));
    await settled();
    expect(rowsOf('活动')[0]).toHaveTextContent('中秋团圆礼盒');
  });

  it('of the device are shown offline', async () => {
    await openApp('/search?q=陈思远');
    expect(rowsOf('同事').length).toBeGreaterThan(0);
    await fault({ call: '*', kind: 'drop', times: 'always' });
    setSearchText('转账');
    await submit();
    await pass(10_000);
    expect(rowsOf('功能')[0]).toHaveTextContent('转账');
    for (const kind of ['活动', '商品', '资讯'])
      expect(within(region(kind)).getByRole('alert')).toBeInTheDocument();
  });

  it('offer all scenes, customer service and popular searches when there are none', async () => {
    await openApp('/search?q=没有这样的东西');
    expect(screen.getByText('没有找到“没有这样的东西”')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '问客服' })).toBeInTheDocument();
    expect(rowsOf('大家在搜')).toHaveLength(8);
    await tap('button', '查看全部场景');
    expect(window.location.hash).toBe('#/allScene');
  });

  it('of an empty kind link to those of the others', async () => {
    await openApp('/search?q=打车&kind=goods');
    expect(screen.getByText('没有找到相关商品')).toBeInTheDocument();
    await tap('button', '查看全部结果');
    expect(hash()).toBe('#/search?q=打车');
    expect(region('功能')).toBeInTheDocument();
  });

  it('open an activity with an outside address through the external link guard', async () => {
    const seen: (string | null)[] = [];
    const stop = useExternalNavigation.subscribe(({ offered }) => seen.push(offered));
    await openApp('/search?q=城市读书会');
    await tap('button', /^城市读书会/);
    stop();
    expect(seen).toContain('https://www.longcoin.example/reading');
  });

  it('show a search that is too long shortened, and say so', async () => {
    await openApp('/search');
    await type('龙'.repeat(60));
    expect(field()).toHaveValue('龙'.repeat(40));
    expect(screen.getByText('最多搜索 40 个字，超出部分已忽略')).toBeInTheDocument();
    await submit();
    expect(hash()).toBe(`#/search?q=${'龙'.repeat(40)}`);
  });

  it('of an address with too long a search are those of the shortened one', async () => {
    await openApp(`/search?q=${'龙'.repeat(99)}&kind=nonsense`);
    expect(field()).toHaveValue('龙'.repeat(40));
    expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  });

  it('are shown as text, whatever was searched for or written', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await openApp(`/search?q=${encodeURIComponent(markup)}`);
    expect(screen.getByText(`没有找到“${markup}”`)).toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('lead back to the start when the field is cleared', async () => {
    await openApp('/search?q=打车');
    await tap('button', '清除');
    expect(window.location.hash).toBe('#/search');
    expect(field()).toHaveFocus();
    expect(region('大家在搜')).toBeInTheDocument();
  });

  it('require words for an empty search', async () => {
    await openApp('/search');
    await submit();
    expect(window.location.hash).toBe('#/search');
    expect(field()).toHaveFocus();
  });
});
