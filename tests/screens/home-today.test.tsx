import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockPopup } from '@/mocks/popups/popups';
import { tap } from '../support/actions';
import { seeEverything } from '../support/observer';
import { freshApp, openApp, reload, settled } from '../support/render-app';
import { changeWorld, fault } from '../support/screen-network';

seeEverything();

const note: MockPopup = {
  windowId: 'L',
  windowType: 2,
  windowTxt: '先看这一条',
  interactionType: 1,
};
const services = () => within(screen.getByRole('navigation', { name: '常用服务' }));
const tiles = () =>
  services()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('what home says of today', () => {
  it('shows the most urgent matter, and the others behind a tap', async () => {
    await freshApp('busy-day');
    await openApp('/home');
    await tap('button', '收下');
    expect(screen.getByText('秋冬暖礼盒 等你付款')).toBeInTheDocument();
    expect(screen.queryByText('行程进行中')).toBeNull();
    await tap('button', /还有 \d 件/);
    expect(screen.getByText('行程进行中')).toBeInTheDocument();
    await tap('button', '收起');
    expect(screen.queryByText('行程进行中')).toBeNull();
  });

  it('speaks of a gift that will go unpaid, and leads to where that is mended', async () => {
    await freshApp('gifts');
    await openApp('/home');
    await tap('button', /还有 \d 件/);
    expect(screen.getByText(/可能送不出/)).toBeInTheDocument();
    await tap('link', '去补上');
    expect(window.location.hash).toBe('#/orderreward1');
  });

  it('tells of coins that have come, once', async () => {
    await freshApp('busy-day');
    await openApp('/home');
    const dialog = screen.getByRole('dialog', { name: '福利到了' });
    expect(dialog).toHaveTextContent('200.0');
    await tap('button', '收下');
    expect(screen.queryByRole('dialog', { name: '福利到了' })).toBeNull();
    await reload();
    await settled();
    expect(screen.queryByRole('dialog', { name: '福利到了' })).toBeNull();
  });

  it('celebrates after the pop-ups of the start, never beside one', async () => {
    await freshApp('busy-day');
    await changeWorld((state) => ({ ...state, popups: { ...state.popups, imageTxt: [note] } }));
    await openApp('/home');
    await settled();
    expect(screen.getByRole('dialog')).toHaveTextContent('先看这一条');
    expect(screen.queryByRole('dialog', { name: '福利到了' })).toBeNull();
    await tap('button', '我知道了');
    await settled();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('福利到了');
  });

  it('says that nothing is urgent only once everything was asked', async () => {
    await freshApp('no-oa');
    await fault({ call: 'c/queryUserExpireDetail', kind: 'hold', times: 'always' });
    await openApp('/home', { as: 'LX100007', sysType: 'WALLET' });
    expect(screen.getByRole('status', { name: '正在看今天的事' })).toBeInTheDocument();
    expect(screen.queryByText('今天没有要紧的事')).toBeNull();
  });

  it('calls a day calm of which everything is known', async () => {
    await freshApp('no-oa');
    await openApp('/home', { as: 'LX100007', sysType: 'WALLET' });
    expect(screen.getByText('今天没有要紧的事')).toBeInTheDocument();
  });

  it('does not call a day calm of which a part did not come', async () => {
    await fault({ call: '*', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/home');
    await settled();
    expect(screen.getByText('今天的事没能全部取到')).toBeInTheDocument();
    expect(screen.queryByText('今天没有要紧的事')).toBeNull();
  });

  it('has a badge on the red packets that wait', async () => {
    await openApp('/home');
    expect(services().getByRole('link', { name: /红包/ })).toHaveTextContent('2 个');
  });

  it('tells what came in and went out this month, and the level', async () => {
    await openApp('/home');
    expect(screen.getByText(/^收 /)).toBeInTheDocument();
    expect(screen.getByText(/^支 /)).toBeInTheDocument();
  });

  it('says nothing of colleagues in a wallet that cannot give', async () => {
    await openApp('/home', { sysType: 'WALLET' });
    expect(screen.queryByText('去祝福')).toBeNull();
  });
});

describe('the tiles of home', () => {
  it('begin with what was used most, and end with the way to all', async () => {
    await openApp('/home');
    const before = tiles();
    expect(before[0]).toBe('奖励同事');
    for (const address of ['/news-list', '/home', '/news-list', '/home']) {
      window.location.hash = `#${address}`;
      await reload();
      await settled();
    }
    expect(tiles()[0]).toBe('资讯');
    expect(tiles()[tiles().length - 1]).toBe('全部');
  });
});

/** Every call that /home makes, and what of the page still stands without it. */
const calls = [
  'queryUserInfo',
  'accountInfo',
  'queryUserExpireStatistics',
  'balance',
  'getNew',
  'hotWordList',
  'getCurrentBill',
  'iconStatusCheck',
  'c/queryUserDetail',
  'c/queryUserExpireDetail',
  'queryAnimationSet',
  'longball-pop/get-add',
  'queryLevel',
  'queryGiftedColleagues',
  'appointmentList',
] as const;

describe('/home with one of its calls failing', () => {
  it.each(calls)('is usable without %s', async (call) => {
    await fault({ call, kind: 'status', value: 500, times: 'always' });
    await openApp('/home');
    await settled();
    expect(tiles()).toHaveLength(8);
    expect(screen.getByRole('link', { name: '搜索' })).toBeInTheDocument();
    const standing = [
      screen.queryByText('2,680.5 龙币'),
      screen.queryByText('3,260 积分'),
      screen.queryByText('收到的心意'),
      screen.queryByText('最近的往来'),
    ].filter((part) => part !== null);
    expect(standing.length).toBeGreaterThanOrEqual(call === 'queryUserInfo' ? 2 : 3);
  });
});

describe('/old-home', () => {
  it('is balance, bill and a plain grid, without letters and without what the day brings', async () => {
    await openApp('/old-home');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '最近的往来' })).toBeInTheDocument();
    expect(tiles()).toHaveLength(8);
    expect(screen.getByRole('main')).not.toHaveTextContent('收到的心意');
    expect(screen.queryByRole('list', { name: '今天' })).toBeNull();
  });
});
