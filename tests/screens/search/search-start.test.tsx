import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searched } from '@/areas/search/state';
import { tap } from '../../support/actions';
import { chen, me } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload } from '../../support/render-app';
import { field } from '../../support/search';

const region = (name: string) => screen.getByRole('region', { name });
const rowsOf = (name: string) => within(region(name)).getAllByRole('listitem');
const hash = () => decodeURIComponent(window.location.hash);
const refusal = { call: 'search', kind: 'code', value: '7777', message: '系统维护中' } as const;

describe('the start of the search', () => {
  it('focuses the field, and shows popular searches with their time, and usual destinations', async () => {
    await openApp('/search');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('region', { name: '搜过的' })).toBeNull();
    const popular = rowsOf('大家在搜');
    expect(popular).toHaveLength(8);
    expect(popular[0]).toHaveTextContent('第 1 名 1冬至团圆礼热');
    expect(region('大家在搜')).toHaveTextContent('今天 09:41 更新');
    expect(within(region('常用功能')).getByRole('link', { name: '卡券' })).toHaveAttribute(
      'href',
      '#/order-newlist?tab=coupons',
    );
    expect(sentCalls('search')).toHaveLength(0);
    expect(sentCalls('queryDirectory')).toHaveLength(0);
  });

  it('searches a popular word at a tap, and adds it to the history', async () => {
    await openApp('/search');
    await tap('button', /打车/);
    expect(hash()).toBe('#/search?q=打车');
    expect(field()).toHaveValue('打车');
    expect(rowsOf('功能')[0]).toHaveTextContent('打车');
    await tap('button', '清除');
    expect(rowsOf('搜过的').map((row) => row.textContent)).toEqual(['打车']);
  });

  it('reports popular words that could not be read in their place, and repairs them', async () => {
    await fault({ ...refusal, call: 'hotWordList', times: 'always' });
    await openApp('/search');
    expect(within(region('大家在搜')).getByRole('alert')).toHaveTextContent('热门搜索加载失败');
    expect(region('常用功能')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(rowsOf('大家在搜')).toHaveLength(8);
  });
});

describe('the search history', () => {
  it('is the newest first, survives the page, and can be deleted one by one', async () => {
    searched(me, '中秋');
    searched(me, '发票');
    await openApp('/search');
    expect(rowsOf('搜过的').map((row) => row.textContent)).toEqual(['发票', '中秋']);
    await tap('button', '删除“发票”');
    expect(screen.getByRole('button', { name: '删除“中秋”' })).toHaveFocus();
    await reload();
    expect(rowsOf('搜过的').map((row) => row.textContent)).toEqual(['中秋']);
    await tap('button', '删除“中秋”');
    expect(screen.queryByRole('region', { name: '搜过的' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('is cleared only after a question', async () => {
    searched(me, '中秋');
    await openApp('/search');
    await tap('button', '清空');
    await tap('button', '暂不清空');
    expect(rowsOf('搜过的')).toHaveLength(1);
    await tap('button', '清空');
    expect(screen.getByRole('dialog', { name: '清空搜索记录？' })).toBeInTheDocument();
    await tap('button', '全部清空');
    expect(screen.queryByRole('region', { name: '搜过的' })).toBeNull();
  });

  it('of one person is never shown to another, and is deleted once another has logged in', async () => {
    searched(me, '中秋');
    await openApp('/search', { as: chen });
    expect(screen.queryByRole('region', { name: '搜过的' })).toBeNull();
    localStorage.setItem('usercode', me);
    await reload();
    expect(localStorage.getItem('person/search-history')).toBeNull();
  });
});
