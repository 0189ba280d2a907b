import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import type { MockPopup } from '@/mocks/popups/popups';
import { tap } from '../../support/actions';
import { changeWorld, fault } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

seeEverything();

const popup: MockPopup = {
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

describe('the notices of the day on /home', () => {
  it('show the most urgent one, and the others behind a tap', async () => {
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

  it('warn of a gift that will go unpaid, and link to where that is solved', async () => {
    await freshApp('gifts');
    await openApp('/home');
    await tap('button', /还有 \d 件/);
    expect(screen.getByText(/可能无法送出/)).toBeInTheDocument();
    await tap('link', '去补充');
    expect(window.location.hash).toBe('#/orderreward1');
  });

  it('know the gifts that failed this morning, and lead to where they are sent again', async () => {
    await freshApp('gifts');
    await changeWorld((state) => {
      const [missed] = state.runs;
      if (missed === undefined) throw new Error('no run');
      return { ...state, runs: [{ ...missed, day: '2026-11-21' }] };
    });
    await openApp('/home');
    expect(screen.getByText('今天送给苏念的龙币没送出')).toBeInTheDocument();
    expect(screen.getByText('120.0 龙币没有扣除，可以补送')).toBeInTheDocument();
    await tap('link', '去看看');
    expect(window.location.hash).toBe('#/orderreward1?id=A-G1');
  });

  it('say the year of a shortage that is not in this one', async () => {
    await freshApp('gifts');
    await changeWorld((state) => ({
      ...state,
      runs: [],
      bookings: state.bookings
        .filter(({ id }) => id === 'A-G6')
        .map((each) => ({ ...each, money: tenths(20_000), date: '2027-01-05' })),
    }));
    await openApp('/home');
    await tap('button', /还有 \d 件/);
    expect(screen.getByText('2027 年 1 月 5 日送给陈思远、苏念的龙币可能无法送出')).toBeInTheDocument();
  });

  it('follow a booking of the Chinese calendar', async () => {
    await freshApp('gifts');
    await changeWorld((state) => ({
      ...state,
      runs: [],
      bookings: state.bookings
        .filter(({ id }) => id === 'A-G6')
        .map((each) => ({ ...each, money: tenths(20_000), date: null, lunar: '11-28', every: 'yearly' })),
    }));
    await openApp('/home');
    await tap('button', /还有 \d 件/);
    expect(screen.getByText('2027 年 1 月 5 日送给陈思远、苏念的龙币可能无法送出')).toBeInTheDocument();
  });

  it('report newly received coins once', async () => {
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

  it('show the celebration after the pop-ups of the start, never at the same time', async () => {
    await freshApp('busy-day');
    await changeWorld((state) => ({ ...state, popups: { ...state.popups, imageTxt: [popup] } }));
    await openApp('/home');
    await settled();
    expect(screen.getByRole('dialog')).toHaveTextContent('先看这一条');
    expect(screen.queryByRole('dialog', { name: '福利到了' })).toBeNull();
    await tap('button', '我知道了');
    await settled();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('福利到了');
  });

  it('show the celebration although the pop-ups could not be fetched', async () => {
    await freshApp('busy-day');
    await fault({ call: 'popupList', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/home');
    await settled();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('福利到了');
  });

  it('say that nothing is urgent only after every source has answered', async () => {
    await freshApp('no-oa');
    await fault({ call: 'c/queryUserExpireDetail', kind: 'hold', times: 'always' });
    await openApp('/home', { as: 'LX100015', sysType: 'WALLET' });
    expect(screen.getByRole('status', { name: '正在加载今天的事项' })).toBeInTheDocument();
    expect(screen.queryByText('今天没有待办')).toBeNull();
  });

  it('call a day calm when everything is known', async () => {
    await freshApp('no-oa');
    await openApp('/home', { as: 'LX100015', sysType: 'WALLET' });
    expect(screen.getByText('今天没有待办')).toBeInTheDocument();
  });

  it('do not call a day calm when a source failed', async () => {
    await fault({ call: '*', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/home');
    await settled();
    expect(screen.getByText('今天的部分事项加载失败')).toBeInTheDocument();
    expect(screen.queryByText('今天没有待办')).toBeNull();
  });

  it('count the unopened red packets in a badge', async () => {
    await openApp('/home');
    expect(services().getByRole('link', { name: /红包/ })).toHaveTextContent('2 个');
  });

  it('state this month’s income and spending, and the level', async () => {
    await openApp('/home');
    expect(screen.getByText(/^收 /)).toBeInTheDocument();
    expect(screen.getByText(/^支 /)).toBeInTheDocument();
  });

  it('leave colleagues out in a wallet that cannot give', async () => {
    await openApp('/home', { sysType: 'WALLET' });
    expect(screen.queryByText('去祝福')).toBeNull();
  });
});

describe('the tiles of /home', () => {
  it('begin with the most used ones, and end with the link to all', async () => {
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

/** Every call of /home, and the part of the page that still works without it. */
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

describe('/home with one failing call', () => {
  it.each(calls)('is usable without %s', async (call) => {
    await fault({ call, kind: 'status', value: 500, times: 'always' });
    await openApp('/home');
    await settled();
    expect(tiles()).toHaveLength(8);
    expect(screen.getByRole('link', { name: /^搜索/ })).toBeInTheDocument();
    const standing = [
      screen.queryByText('2,680.5 龙币'),
      screen.queryByText('3,260 积分'),
      screen.queryByText('收到的心意'),
      screen.queryByText('最近收支'),
    ].filter((part) => part !== null);
    expect(standing.length).toBeGreaterThanOrEqual(call === 'queryUserInfo' ? 2 : 3);
  });
});

describe('/old-home', () => {
  it('shows balance, bill and a plain grid, without letters and notices of the day', async () => {
    await openApp('/old-home');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '最近收支' })).toBeInTheDocument();
    expect(tiles()).toHaveLength(8);
    expect(screen.getByRole('main')).not.toHaveTextContent('收到的心意');
    expect(screen.queryByRole('list', { name: '今天' })).toBeNull();
  });
});
