import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { soldKey } from '@/mocks/mall/held-goods';
import { usualPassword } from '@/mocks/payment-security/security';
import { address, tap, visit } from '../../support/actions';
import { running, runningGoods, soon } from '../../support/flash-sale';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

const second = 1_000;
const minute = 60 * second;
const goods = (session: string) => `/secKillingGoodsDetail?session=${session}`;
const actionBar = () => within(screen.getByRole('contentinfo'));
const buy = () => actionBar().getByRole('button', { name: /^马上抢/ });
const alert = () => screen.getByRole('alert');

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function tapBuy(): Promise<void> {
  fireEvent.click(buy());
  await settled();
}

/** Others buy these goods of the running session, all of them. */
async function sellOut(): Promise<void> {
  const sold = { [soldKey(`${runningGoods}-1`, running)]: 1_000 };
  await changeWorld((state) => ({ ...state, sold }));
}

/** Joins the queue of the session that starts at ten. */
async function queue(): Promise<void> {
  await openApp(goods(soon));
  await pass(19 * minute + second);
  await settled();
  await tapBuy();
  expect(screen.getByRole('dialog', { name: '正在排队' })).toBeInTheDocument();
}

describe('goods of the flash sale', () => {
  it('are bought once by two taps, paid, and the order shows it after a reload', async () => {
    await openApp(goods(running));
    fireEvent.click(buy());
    await tapBuy();
    const sheet = within(screen.getByRole('dialog', { name: '确认付款' }));
    fireEvent.click(sheet.getByRole('button', { name: /^付款/ }));
    await settled();
    await typePassword(usualPassword);
    await settled();
    expect(screen.getByText('下单成功，商家会尽快发货')).toBeInTheDocument();
    expect(sentCalls('secKillingOrder')).toHaveLength(1);
    expect(sentCalls('payment')).toHaveLength(1);
    await tap('button', '查看订单');
    expect(address()).toMatch(/^#\/secKillingOrderDetail\?id=/);
    await reload();
    expect(screen.getByRole('heading', { name: '待发货' })).toBeInTheDocument();
  });

  it('are bought by a tap that comes before address and balance are known', async () => {
    await freshApp();
    const slow = { kind: 'delay', value: 5 * second, times: 'always' } as const;
    await fault({ call: 'accountInfo', ...slow }, { call: 'addressList', ...slow });
    await openApp(goods(running));
    await tapBuy();
    expect(sentCalls('secKillingOrder')).toEqual([]);
    await pass(6 * second);
    await settled();
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
    expect(sentCalls('secKillingOrder')).toHaveLength(1);
  });

  it('answer an early tap with the time at which they open, and open at the second', async () => {
    await openApp(goods(soon));
    await tap('button', '10:00 开抢');
    expect(alert()).toHaveTextContent('还没开始，10:00 开抢');
    await pass(19 * minute - 1_200);
    expect(actionBar().getByRole('button', { name: '10:00 开抢' })).toBeInTheDocument();
    await pass(2 * second);
    expect(buy()).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sentCalls('secKillingOrder')).toEqual([]);
  });

  it('open by the gateway’s clock when the phone is an hour slow, also after it slept', async () => {
    await freshApp();
    const hour = 60 * minute;
    await changeWorld((state) => ({ ...state, clock: { offsetMs: hour - 10 * minute, pinned: null } }));
    await openApp(goods(soon));
    // 10:31 there, 09:41 on the phone.
    expect(buy()).toBeEnabled();
    vi.setSystemTime(Date.now() + 90 * minute);
    fireEvent(document, new Event('visibilitychange'));
    await settled();
    await tap('button', '本场已结束');
    expect(alert()).toHaveTextContent('来晚了一步，本场 12:00 已结束。');
  });

  it('answer a late tap, and lead to the other sessions', async () => {
    await openApp(goods(running));
    await pass(20 * minute);
    await settled();
    await tap('button', '本场已结束');
    expect(alert()).toHaveTextContent('来晚了一步，本场 10:00 已结束。');
    await tap('button', '看看其他场次');
    expect(address()).toBe('#/secKillingHome');
  });

  it('say that they are sold out when others were faster, and remind when some come back', async () => {
    await openApp(goods(running));
    await sellOut();
    await tapBuy();
    expect(alert()).toHaveTextContent('已抢完');
    expect(actionBar().getByRole('button', { name: '已抢完' })).toBeInTheDocument();
    await tap('button', /到货提醒$/);
    expect(actionBar().getByRole('button', { name: /已设提醒$/ })).toBeInTheDocument();
    expect((await gatewayState()).reminders).toMatchObject([{ about: 'flashStock' }]);
  });

  it('say how many one person may buy once that many are bought', async () => {
    await openApp(goods(running));
    await tap('button', '加一件');
    expect(screen.getByRole('button', { name: '加一件' })).toBeDisabled();
    await tapBuy();
    await tap('button', '收起');
    expect(screen.getByRole('heading', { name: '待付款' })).toBeInTheDocument();
    await visit(goods(running));
    await tap('button', '已达限购数量');
    expect(alert()).toHaveTextContent('每人限购 2 件，你已抢 2 件。');
  });

  it('ask for an address where none is saved', async () => {
    await changeWorld((state) => ({ ...state, addresses: [] }));
    await openApp(goods(running));
    await tapBuy();
    expect(alert()).toHaveTextContent('请设置收货地址');
    expect(sentCalls('secKillingOrder')).toEqual([]);
  });

  it('are ordered once when the answer got lost, also after a reload', async () => {
    await openApp(goods(running));
    await fault({ call: 'secKillingOrder', kind: 'drop', when: 'after', times: 3 });
    fireEvent.click(buy());
    await pass(5 * second);
    expect(alert()).toHaveTextContent('没有收到答复');
    await reload();
    await tapBuy();
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
    expect((await gatewayState()).orders).toHaveLength(1);
    expect(new Set(sentCalls('secKillingOrder').map(({ key }) => key)).size).toBe(1);
  });
});

describe('the queue for goods', () => {
  it('asks for the turn by itself, also after a reload, and opens the payment', async () => {
    await queue();
    expect(screen.getByText('前面约 120 人')).toBeInTheDocument();
    await reload();
    expect(screen.getByRole('dialog', { name: '正在排队' })).toBeInTheDocument();
    await pass(8 * second);
    await settled();
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
    expect((await gatewayState()).orders).toHaveLength(1);
  });

  it('is left without an order', async () => {
    await queue();
    await tap('button', '退出排队');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(10 * second);
    expect((await gatewayState()).orders).toEqual([]);
  });

  it('says that the place is kept while the network is gone, and goes on afterwards', async () => {
    await queue();
    await fault({ call: 'secKillingQueue', kind: 'drop', times: 'always' });
    await pass(8 * second);
    expect(alert()).toHaveTextContent('网络断开了。位置还在');
    await clearFaults();
    await pass(8 * second);
    await settled();
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });

  it('ends with the reason when the goods are gone before the turn comes', async () => {
    await queue();
    const { flashQueue } = await gatewayState();
    const [ticket] = flashQueue;
    const sold = { [soldKey(`${ticket?.orderRequest.goods ?? ''}-1`, soon)]: 1_000 };
    await changeWorld((state) => ({ ...state, sold }));
    await pass(8 * second);
    await settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(alert()).toHaveTextContent('已抢完');
    expect((await gatewayState()).orders).toEqual([]);
  });
});
