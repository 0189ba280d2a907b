import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { received } from '@/areas/second-hand/mocks/receipt';
import { orderedItem } from '@/areas/second-hand/mocks/second-hand-part';
import { tenths } from '@/domain/money';
import { orderCreated } from '@/mocks/cashier/orders';
import { house } from '@/mocks/core/ledger';
import { address, choose, tap } from '../../support/actions';
import { chen, me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** The item S0011, 陈思远's or another colleague's, is ordered by a person. */
async function orderedBy(buyer: string): Promise<void> {
  await changeWorld(
    (state) =>
      orderCreated(
        state,
        {
          buyer,
          product: 'goods',
          merchant: '陈思远',
          goods: '晴雨伞，八骨',
          count: 1,
          money: tenths(250),
          returnUrl: '',
          secondHand: orderedItem('S0011', chen),
        },
        pinned,
      ).state,
  );
}

async function buy(): Promise<void> {
  await openApp('/imageDetail?id=S0011');
  await tap('button', '用龙币买下');
  fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
  fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
  await settled();
  await tap('button', '付款 23.0 龙币');
}

describe('buying an item', () => {
  it('pays it once into the platform’s keeping, and the receipt gives the coins to the seller', async () => {
    await buy();
    expect(screen.getByText('已付款，等卖家交付')).toBeInTheDocument();
    expect(sentCalls('place')).toHaveLength(1);
    expect(sentCalls('payment')).toHaveLength(1);
    expect((await gatewayState()).ledger.deltas[house.escrow]).toBe(250);
    await tap('button', '查看订单');
    expect(address()).toBe('#/second-hand-orders?group=bought');
    await reload();
    expect(screen.getByText('2026-11-28 09:41 自动确认收货')).toBeInTheDocument();
    await tap('button', '确认收货');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确认收货' }));
    await settled();
    expect(screen.getByText('已完成')).toBeInTheDocument();
    expect((await gatewayState()).ledger.deltas[house.escrow]).toBe(0);
  });

  it('that is left unpaid goes on with the same order after a reload, or is cancelled', async () => {
    await openApp('/imageLongCoinPay?id=S0011');
    await tap('button', '提交订单');
    await tap('button', '收起');
    await reload();
    await tap('button', '继续付款');
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
    expect((await gatewayState()).orders).toHaveLength(1);
    await tap('button', '收起');
    await openApp('/second-hand-orders?group=bought');
    await tap('button', '取消订单');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
    await settled();
    expect(screen.getByText('已关闭')).toBeInTheDocument();
  });

  it('whose time is over meanwhile is ordered anew', async () => {
    await openApp('/imageLongCoinPay?id=S0011');
    await tap('button', '提交订单');
    await changeWorld((state) => ({
      ...state,
      orders: state.orders.map((order) => ({ ...order, payBefore: pinned })),
    }));
    await tap('button', '收起');
    await tap('button', '提交订单');
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
    expect((await gatewayState()).orders.map(({ state }) => state)).toEqual(['closed', 'created']);
  });

  it('is refused clearly where somebody was faster between the look and the order', async () => {
    await openApp('/imageLongCoinPay?id=S0011');
    await orderedBy(zhou);
    await tap('button', '提交订单');
    expect(screen.getByText('有同事正在付款')).toBeInTheDocument();
    expect((await gatewayState()).orders).toHaveLength(1);
  });

  it('is refused where the price has changed, and goes on with the new one', async () => {
    await openApp('/imageLongCoinPay?id=S0011');
    await fault({
      call: 'secondHandOrders/place',
      kind: 'code',
      value: '5907',
      message: '卖家改了价格，请核对后再付',
    });
    await tap('button', '提交订单');
    expect(screen.getByRole('alert')).toHaveTextContent('卖家改了价格，请核对后再付');
    await tap('button', '提交订单');
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });

  it('of one’s own item, or of one that is sold, is not offered', async () => {
    await openApp('/imageLongCoinPay?id=S0013');
    expect(screen.getByText('这是你发布的闲置')).toBeInTheDocument();
    await orderedBy(zhou);
    await changeWorld((state) => ({
      ...state,
      orders: state.orders.map((order) => ({ ...order, state: 'paid' as const })),
    }));
    await openApp('/imageLongCoinPay?id=S0011');
    expect(screen.getByText('已卖出')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull();
  });

  it('with too few coins goes to the cashier, where a card pays the rest', async () => {
    await freshApp('poor');
    await openApp('/imageLongCoinPay?id=S0011');
    expect(screen.getByText(/还差 .* 龙币，提交后可用银行卡补齐/)).toBeInTheDocument();
    await tap('button', '提交订单');
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=/);
  });

  it('whose answer got lost makes one order', async () => {
    await openApp('/imageLongCoinPay?id=S0011');
    await fault({ call: 'secondHandOrders/place', kind: 'drop', when: 'after', times: 3 });
    await tap('button', '提交订单');
    await pass(5_000);
    await tap('button', /提交订单|继续付款/);
    expect((await gatewayState()).orders).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });
});

describe('selling an item', () => {
  it('asks the seller to hand it over, and tells when the coins come', async () => {
    await orderedBy(zhou);
    await changeWorld((state) => ({
      ...state,
      orders: state.orders.map((order) => ({
        ...order,
        state: 'paid' as const,
        secondHand: orderedItem('S0013', me),
        payment: {
          method: 'coins' as const,
          family: null,
          payer: zhou,
          coins: tenths(250),
          thirdParty: tenths(0),
          points: 0,
          pointsMoney: tenths(0),
          sentAt: pinned,
          waitsFor: null,
          settledAt: pinned,
          billId: null,
        },
      })),
    }));
    await openApp('/second-hand-orders?group=sold');
    expect(screen.getByText('最晚 2026-11-28 09:41 龙币到账')).toBeInTheDocument();
    await tap('button', '我已交付');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '我已交付' }));
    await settled();
    expect(screen.getByText('待收货')).toBeInTheDocument();
    await changeWorld((state) => {
      const [order] = state.orders;
      return order === undefined ? state : received(state, order, pinned);
    });
    await reload();
    expect(screen.getByText('龙币已到个人账户')).toBeInTheDocument();
    await choose('tab', '已买到');
    expect(screen.getByText('还没有买到闲置')).toBeInTheDocument();
  });
});
