import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { languageChosen } from '@/state/preferences';
import { address, choose, tap } from '../../support/actions';
import { liang } from '../../support/gateways/mock-gateways';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, settled } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

describe('the page of the exchange', () => {
  it('can be tried again after its rate could not be fetched', async () => {
    await fault({ call: 'queryPointsExchange', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/integralExchange');
    expect(screen.getByText('没能打开积分兑换，龙币和积分都在')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(screen.getByText(/^1 龙币 = 100 积分/)).toBeInTheDocument();
  });

  it('says after ten seconds that it is slow', async () => {
    await fault({ call: 'queryPointsExchange', kind: 'hang' });
    await openApp('/integralExchange');
    expect(screen.getByRole('status', { name: '正在加载今天的兑换比例' })).toBeInTheDocument();
    await pass(10_000);
    await tap('button', '再试一次');
    expect(screen.getByText(/^1 龙币 = 100 积分/)).toBeInTheDocument();
  });

  it('works without its goods', async () => {
    await fault({ call: 'pointsGoods', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/integralExchange');
    expect(screen.getByText('积分商城商品加载失败')).toBeInTheDocument();
    expect(screen.getByText(/^1 龙币 = 100 积分/)).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByText(/^再攒 [\d,]+ 积分，可兑换|时令|脐橙|雨伞/)).toBeInTheDocument();
  });

  it('opens for a wallet member without an OA account', async () => {
    await freshApp('no-oa');
    await openApp('/integralExchange', { as: liang, sysType: 'WALLET' });
    expect(screen.getByText(/^1 龙币 = 100 积分/)).toBeInTheDocument();
    expect(screen.queryByText('--')).toBeNull();
  });

  it('leads to activation where there is no account', async () => {
    await freshApp('no-account');
    await openApp('/integralExchange');
    expect(screen.getByText('您还没有龙币账户')).toBeInTheDocument();
  });

  it('is spoken in English', async () => {
    languageChosen('en-US');
    await openApp('/integralExchange');
    await settled();
    expect(screen.getByText('1 coin = 100 points, all of today')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Records' })).toBeInTheDocument();
  });
});

describe('the entrances of the exchange', () => {
  it.each([
    ['/home', /^兑换积分/],
    ['/old-home', /^兑换积分/],
    ['/allScene', /兑换积分/],
    ['/search?q=兑换积分', /兑换积分/],
  ])('%s leads to it', async (from, name) => {
    await openApp(from);
    const links = screen.getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toContain('#/integralExchange');
  });

  it('/guide leads to it from the answer about points', async () => {
    await openApp('/guide');
    await choose('radio', '付款与密码');
    await tap('button', '龙币怎么换成积分？');
    await tap('link', '兑换积分');
    expect(address()).toBe('#/integralExchange');
  });
});

describe('the records of exchanges', () => {
  it('list the past, lead to one exchange, and from there to its bill entry', async () => {
    await openApp('/integralExchange');
    await tap('link', '记录');
    expect(screen.getByText(/^共 \d+ 次$/)).toBeInTheDocument();
    await tap('link', /^\+1,000 积分.*2026-11-03 11:13/);
    expect(screen.getByText(/^已兑换 /)).toBeInTheDocument();
    await tap('button', '查看账单');
    expect(address()).toMatch(/^#\/orderItemDetail\//);
    expect(screen.getByText('兑换 · 兑换积分')).toBeInTheDocument();
  });

  it('lead to the exchange where there are none', async () => {
    await freshApp('no-oa');
    await openApp('/integralExchange?view=records', { as: liang, sysType: 'WALLET' });
    expect(screen.getByText('还没有兑换记录')).toBeInTheDocument();
    await tap('button', '去兑换');
    expect(address()).toBe('#/integralExchange');
  });

  it('do not know the exchange of somebody else', async () => {
    await openApp('/integralExchange?id=B9999999');
    expect(screen.getByText('没有找到这次兑换')).toBeInTheDocument();
    await tap('button', '兑换记录');
    expect(screen.getByText(/^共 \d+ 次$/)).toBeInTheDocument();
  });
});
