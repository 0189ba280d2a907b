import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activityOrderDetail } from '@/api/endpoints/mall-order';
import { tenths } from '@/domain/money';
import { address, tap, visit } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  moveClock,
  sentCalls,
} from '../../support/gateways/screen-network';
import { Mall } from '../../support/mall';
import { openApp, pass, reload, settled } from '../../support/render-app';

let id = '';

beforeEach(async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
  // Two cups for 99.8, paid with a coupon of 4.9, 900 points and 85.9 coins.
  const mall = new Mall();
  mall.real = pinned;
  id = await mall.ordered({
    lines: [{ variant: 'G0001-1', count: 2 }],
    coupon: 'C001006',
    money: tenths(949),
  });
  await mall.pay(id, { coins: tenths(859), points: 900, pointsMoney: tenths(90) });
  expect((await mall.data(activityOrderDetail, { id }))?.state).toBe('paid');
  const { orders, ledger, sold, usedCoupons, points, serial } = await mall.state();
  await changeWorld((state) => ({ ...state, orders, ledger, sold, usedCoupons, points, serial }));
});

const show = () => openApp(`/order-newDetail?id=${id}`);
const ledger = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);
const sheet = () => within(screen.getByRole('dialog', { name: '申请退款' }));

async function ask(): Promise<void> {
  fireEvent.click(sheet().getByRole('button', { name: '提交退款' }));
  await settled();
}

describe('a refund', () => {
  it('of one of two pieces says what comes back before, and the ledger shows it line by line', async () => {
    await show();
    await tap('button', '申请退款');
    expect(sheet().getByText('85.9 龙币 + 900 积分 + 优惠券 1 张')).toBeInTheDocument();
    fireEvent.click(sheet().getByRole('button', { name: '少退一件' }));
    expect(sheet().getByText('43.0 龙币 + 440 积分')).toBeInTheDocument();
    fireEvent.click(sheet().getByRole('radio', { name: '有破损或故障' }));
    fireEvent.change(sheet().getByRole('textbox', { name: '补充说明' }), { target: { value: '杯盖裂了' } });
    await ask();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ledger()).toEqual([
      '账户付出退回',
      '龙币85.9+43.0 退款中',
      '积分900+440 退款中',
      '优惠券1 张剩下的商品在用',
    ]);
    expect(screen.getByText('有破损或故障 · 杯盖裂了')).toBeInTheDocument();
    await moveClock(61_000);
    await reload();
    expect(ledger()).toEqual(['账户付出退回', '龙币85.9+43.0', '积分900+440', '优惠券1 张剩下的商品在用']);
    expect(screen.getByText('这单还付着 42.9')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '待发货' })).toBeInTheDocument();
  });

  it('of the rest brings everything back, the coupon too', async () => {
    await show();
    await tap('button', '申请退款');
    await ask();
    expect(screen.getByRole('heading', { name: '退款中' })).toBeInTheDocument();
    await moveClock(61_000);
    await reload();
    expect(ledger()).toEqual(['账户付出退回', '龙币85.9+85.9', '积分900+900', '优惠券1 张已退回']);
    expect(screen.getByText('已全部退回原账户')).toBeInTheDocument();
    expect((await gatewayState()).usedCoupons).toEqual({});
  });

  it('shows in red what did not come back', async () => {
    await show();
    await tap('button', '申请退款');
    await ask();
    await moveClock(61_000);
    await reload();
    await changeWorld((state) => ({
      ...state,
      orders: state.orders.map((order) => ({
        ...order,
        refunds: order.refunds.map((refund) => ({
          ...refund,
          back: refund.back === null ? null : { ...refund.back, coins: tenths(800), coupon: false },
        })),
      })),
    }));
    await reload();
    expect(ledger()).toContain('龙币85.9+80.0未退回 5.9');
    expect(ledger()).toContain('优惠券1 张未退回 1 张');
    expect(screen.getByText('有部分没有退回，请联系客服')).toBeInTheDocument();
  });

  it('that fails keeps what was typed and chosen, and goes through once at the next try', async () => {
    await show();
    await tap('button', '申请退款');
    fireEvent.click(sheet().getByRole('radio', { name: '送得太慢' }));
    fireEvent.change(sheet().getByRole('textbox', { name: '补充说明' }), { target: { value: '急用' } });
    await fault({ call: 'refunds', kind: 'status', value: 400, times: 'always' });
    await ask();
    expect(sheet().getByRole('textbox', { name: '补充说明' })).toHaveValue('急用');
    expect(sheet().getByRole('radio', { name: '送得太慢' })).toBeChecked();
    await clearFaults();
    fireEvent.click(sheet().getByRole('button', { name: '提交退款' }));
    fireEvent.click(sheet().getByRole('button', { name: '提交退款' }));
    await settled();
    expect((await gatewayState()).orders[0]?.refunds).toHaveLength(1);
  });

  it('that was refused says why in its sheet, and goes under a new key at the next try', async () => {
    await show();
    await tap('button', '申请退款');
    await fault({ call: 'refunds', kind: 'code', value: '2001', message: '商家正在打包，请稍后再试' });
    await ask();
    expect(sheet().getByRole('alert')).toHaveTextContent('商家正在打包，请稍后再试');
    await ask();
    const [refused, sent] = sentCalls('refunds').map(({ key }) => key);
    expect(sent).not.toBe(refused);
    expect((await gatewayState()).orders[0]?.refunds).toHaveLength(1);
  });

  it('whose answer got lost is one refund, however often it is sent', async () => {
    await show();
    await tap('button', '申请退款');
    fireEvent.click(sheet().getByRole('button', { name: '少退一件' }));
    await fault({ call: 'refunds', kind: 'drop', when: 'after', times: 3 });
    await ask();
    await pass(8_000);
    await ask();
    expect((await gatewayState()).orders[0]?.refunds).toHaveLength(1);
    expect(sentCalls('refunds').length).toBeGreaterThan(1);
  });

  it('needs a piece to return, and a note of at most 100 characters', async () => {
    await show();
    await tap('button', '申请退款');
    fireEvent.click(sheet().getByRole('checkbox', { name: /保温随行杯/ }));
    await ask();
    expect(sheet().getByRole('alert')).toHaveTextContent('选择要退的商品');
    fireEvent.click(sheet().getByRole('checkbox', { name: /保温随行杯/ }));
    fireEvent.change(sheet().getByRole('textbox', { name: '补充说明' }), {
      target: { value: '好'.repeat(101) },
    });
    expect(sheet().getByRole('alert')).toHaveTextContent('说明最多 100 个字');
    expect(sentCalls('refunds')).toEqual([]);
  });
});

describe('an order on its way', () => {
  it('shows its parcel by the clock, and is received after a question', async () => {
    await moveClock(31 * 60_000);
    await show();
    const events = () =>
      within(screen.getByRole('list', { name: '物流进度' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(events()).toEqual(['商家已发货今天 10:11']);
    await moveClock(18 * 3_600_000);
    await reload();
    expect(events()[0]).toMatch(/^到达云杉市转运中心，正在派送今天 03:11 · 派送员/);
    await tap('button', '确认收货');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确认收货' }));
    await settled();
    expect(screen.getByRole('heading', { name: '已完成' })).toBeInTheDocument();
    expect(events()[0]).toMatch(/^已签收/);
  });

  it('has no refund ledger on the classic page', async () => {
    await show();
    await tap('button', '申请退款');
    await ask();
    await visit(`/order-detail?id=${id}`);
    expect(address()).toBe(`#/order-detail?id=${id}`);
    expect(screen.getByRole('heading', { name: '退款中' })).toBeInTheDocument();
    expect(screen.queryByText('退回明细')).toBeNull();
  });
});
