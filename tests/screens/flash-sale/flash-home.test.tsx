import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { address, choose, goBack, tap } from '../../support/actions';
import { soon } from '../../support/flash-sale';
import { changeWorld, clearFaults, fault, gatewayState } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

const second = 1_000;
const minute = 60 * second;
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const rows = () => screen.getAllByRole('article');

/** The row of these goods. */
function row(name: string) {
  const found = rows().find((each) => within(each).queryByRole('heading', { name }) !== null);
  if (found === undefined) throw new Error(`no row of ${name}`);
  return within(found);
}

describe('the flash sale', () => {
  it('shows the running session with its countdown, its stock and its limit', async () => {
    await openApp('/secKillingHome');
    expect(tab(/08:00 抢购中/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('timer')).toHaveAccessibleName(/还剩 19 分/);
    expect(screen.getByText('每人限购 2 件')).toBeInTheDocument();
    expect(rows()).toHaveLength(8);
    expect(row('青禾 养生壶').getByText('已抢 53%')).toBeInTheDocument();
    expect(row('青禾 降噪耳机').getByText('已抢完')).toBeInTheDocument();
  });

  it('goes on to the next session when it starts', async () => {
    await openApp('/secKillingHome');
    await pass(19 * minute + second);
    await settled();
    expect(tab(/08:00 已结束/)).toHaveAttribute('aria-selected', 'false');
    expect(tab(/10:00 抢购中/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('本场还剩')).toBeInTheDocument();
  });

  it('counts by the gateway’s clock, not by the phone’s, and is right at once after the phone slept', async () => {
    const hour = 60 * minute;
    await changeWorld((state) => ({ ...state, clock: { offsetMs: -hour, pinned: null } }));
    await openApp('/secKillingHome');
    // 08:41 there, 09:41 on the phone.
    expect(screen.getByRole('timer')).toHaveAccessibleName(/还剩 1 小时 19 分/);
    vi.setSystemTime(Date.now() + 2 * hour);
    fireEvent(document, new Event('visibilitychange'));
    await settled();
    expect(tab(/10:00 抢购中/)).toHaveAttribute('aria-selected', 'true');
  });

  it('sets a reminder of goods of a coming session, and takes it back', async () => {
    await openApp(`/secKillingHome?session=${soon}`);
    expect(screen.getByText('距开抢')).toBeInTheDocument();
    await tap('button', '青禾 护眼台灯，提醒我');
    expect((await gatewayState()).reminders).toMatchObject([{ about: 'flash', id: `${soon}/G0073` }]);
    await tap('button', '青禾 护眼台灯，已设提醒');
    expect((await gatewayState()).reminders).toEqual([]);
  });

  it('keeps the session that was looked at when goods are left again', async () => {
    await openApp('/secKillingHome');
    await choose('tab', '14:00 即将开始');
    fireEvent.click(screen.getByRole('link', { name: '南窗 团圆礼盒' }));
    await settled();
    expect(address()).toBe('#/secKillingGoodsDetail?id=G0081&session=S2026112114');
    await goBack();
    expect(tab(/14:00/)).toHaveAttribute('aria-selected', 'true');
  });

  it('says that it could not be loaded, and loads at the next try', async () => {
    await fault({ call: 'secKillingList', kind: 'status', value: 400, times: 'always' });
    await openApp('/secKillingHome');
    expect(screen.getByText('限时抢购加载失败')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(rows()).toHaveLength(8);
  });

  it('offers the sessions of tomorrow once all of the day are over', async () => {
    await openApp('/secKillingHome');
    await pass(13 * 60 * minute);
    await settled();
    expect(tab(/08:00 明天/)).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the search of the flash sale', () => {
  it('finds goods of all sessions by a part of their name, and says where there are none', async () => {
    await openApp('/secKillingSearch?q=茶');
    expect(screen.getByRole('link', { name: '南窗 高山绿茶' })).toBeInTheDocument();
    expect(screen.getByText('14:00 即将开始')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '飞机' } });
    await settled();
    expect(screen.getByText('没有找到「飞机」')).toBeInTheDocument();
    await tap('button', '去限时抢购');
    expect(address()).toBe('#/secKillingHome');
  });
});
