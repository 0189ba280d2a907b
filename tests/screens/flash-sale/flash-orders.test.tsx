import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tenths } from '@/domain/money';
import { address, tap, visit } from '../../support/actions';
import { running } from '../../support/flash-sale';
import { changeWorld, gatewayState } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const second = 1_000;
const minute = 60 * second;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** Buys goods of the running session and leaves them unpaid. */
async function leaveUnpaid(): Promise<void> {
  await openApp(`/secKillingGoodsDetail?session=${running}`);
  fireEvent.click(screen.getByRole('button', { name: /^马上抢 / }));
  await settled();
  await tap('button', '收起');
}

describe('orders of the flash sale', () => {
  it('are none at first, and lead to the sale', async () => {
    await openApp('/secKillingOrderList');
    expect(screen.getByText('还没有订单')).toBeInTheDocument();
    await tap('button', '去限时抢购');
    expect(address()).toBe('#/secKillingHome');
  });

  it('that are unpaid have five minutes, are listed, and close with their time', async () => {
    await leaveUnpaid();
    expect(screen.getByText('2026-11-21 09:46 前付款')).toBeInTheDocument();
    expect(screen.getByText('11 月 21 日 08:00 场')).toBeInTheDocument();
    await visit('/secKillingOrderList?state=toPay');
    expect(screen.getByText('剩余付款时间')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: /青禾 养生壶/ }));
    await settled();
    await pass(5 * minute + 2 * second);
    await settled();
    expect(screen.getByRole('heading', { name: '已关闭' })).toBeInTheDocument();
    await tap('button', '再去抢购');
    expect(address()).toBe('#/secKillingHome');
  });

  it('are told of on the page of their goods while they are unpaid', async () => {
    await leaveUnpaid();
    await visit(`/secKillingGoodsDetail?session=${running}`);
    expect(screen.getByText('这件商品有一笔订单待付款')).toBeInTheDocument();
    await tap('button', '去付款');
    expect(address()).toMatch(/^#\/secKillingOrderDetail\?id=/);
  });

  it('that are refunded list what comes back, and when it is back', async () => {
    await openApp(`/secKillingGoodsDetail?session=${running}&id=G0070`);
    fireEvent.click(screen.getByRole('button', { name: /^马上抢 / }));
    await settled();
    const sheet = within(screen.getByRole('dialog', { name: '确认付款' }));
    fireEvent.click(sheet.getByRole('button', { name: /^付款/ }));
    await settled();
    await tap('button', '查看订单');
    await tap('button', '申请退款');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '申请退款' }));
    await settled();
    expect(screen.getByRole('heading', { name: '退款明细' })).toBeInTheDocument();
    expect(screen.getByText('退款中，一般几分钟内到账')).toBeInTheDocument();
    await pass(minute);
    await reload();
    expect(screen.getByText('11-21 09:42 已到账')).toBeInTheDocument();
  });

  it('that cost more than the account has are paid at the cashier', async () => {
    await changeWorld((state) => ({
      ...state,
      ledger: { ...state.ledger, deltas: { 'XF:LX100001': tenths(-26_800) } },
    }));
    await openApp(`/secKillingGoodsDetail?session=${running}`);
    fireEvent.click(screen.getByRole('button', { name: /^马上抢 / }));
    await settled();
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=/);
    expect((await gatewayState()).orders).toHaveLength(1);
  });
});
