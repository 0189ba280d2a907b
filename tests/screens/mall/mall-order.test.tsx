import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { address, tap } from '../../support/actions';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

const goods = '/goodsDetailPage?id=G0017';
const submit = () => screen.getByRole('button', { name: '提交订单' });
const price = () => screen.getByLabelText('价格明细');

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** Opens the picker of goods and goes on to the settlement. */
async function settle(at = goods): Promise<void> {
  await openApp(at);
  await tap('button', '立即购买');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^去结算/ }));
  await settled();
}

describe('goods of the mall', () => {
  it('are bought with the best coupon and points, paid once, and the order shows it after a reload', async () => {
    await settle();
    expect(address()).toBe('#/goodsSettlement');
    expect(screen.getByText('3 张里减得最多，12 月 24 日到期')).toBeInTheDocument();
    expect(price()).toHaveTextContent('商品金额299.0运费包邮优惠券−20.0积分抵扣−27.0合计252.0龙币');
    fireEvent.click(submit());
    fireEvent.click(submit());
    await settled();
    const sheet = within(screen.getByRole('dialog', { name: '确认付款' }));
    fireEvent.click(sheet.getByRole('button', { name: '付款 252.0 龙币' }));
    await settled();
    await typePassword(usualPassword);
    await settled();
    expect(screen.getByText('下单成功，商家会尽快发货')).toBeInTheDocument();
    expect(sentCalls('orderPay')).toHaveLength(1);
    expect(sentCalls('payment')).toHaveLength(1);
    await tap('button', '查看订单');
    expect(screen.getByRole('heading', { name: '待发货' })).toBeInTheDocument();
    await reload();
    expect(screen.getByRole('heading', { name: '待发货' })).toBeInTheDocument();
    expect(screen.getByText('降噪耳机')).toBeInTheDocument();
  });

  it('that are left unpaid stay as an order with its deadline, which can be paid or cancelled there', async () => {
    await settle();
    fireEvent.click(submit());
    await settled();
    await tap('button', '收起');
    expect(address()).toMatch(/^#\/activityOrderDetail\?id=/);
    expect(screen.getByText('2026-11-21 09:56 前付款')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '去付款' })).toBeInTheDocument();
    await tap('button', '取消订单');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
    await settled();
    expect(screen.getByText('你已取消这笔订单')).toBeInTheDocument();
    expect((await gatewayState()).usedCoupons).toEqual({});
  });

  it('keep everything that was chosen and typed when placing the order fails, and place it once at the next try', async () => {
    await settle();
    fireEvent.change(screen.getByRole('textbox', { name: '留言' }), { target: { value: '放前台就好' } });
    fireEvent.click(screen.getByRole('switch', { name: /积分抵扣/ }));
    await fault({ call: 'orderPay', kind: 'status', value: 400, times: 'always' });
    fireEvent.click(submit());
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('请求错误');
    await reload();
    expect(screen.getByRole('textbox', { name: '留言' })).toHaveValue('放前台就好');
    expect(screen.getByRole('switch', { name: /积分抵扣/ })).not.toBeChecked();
    await clearFaults();
    fireEvent.click(submit());
    await settled();
    const { orders } = await gatewayState();
    expect(orders.map(({ mall }) => mall?.message)).toEqual(['放前台就好']);
  });

  it('whose answer got lost are ordered once: the same order is sent again under the same key', async () => {
    await settle();
    await fault({ call: 'orderPay', kind: 'drop', when: 'after', times: 3 });
    fireEvent.click(submit());
    await pass(5_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    fireEvent.click(submit());
    await settled();
    expect((await gatewayState()).orders).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });

  it('that were sold meanwhile are refused with the reason', async () => {
    await settle();
    await changeWorld((state) => ({ ...state, sold: { 'G0017-1': 1_000 } }));
    fireEvent.click(submit());
    await settled();
    expect(screen.getAllByRole('alert').map((each) => each.textContent)).toContain('降噪耳机 刚刚卖完了');
    expect((await gatewayState()).orders).toEqual([]);
  });

  it('are not said to lack an address that could not be read, which is read again', async () => {
    await settle();
    await fault({ call: 'addressList', kind: 'drop', times: 'always' });
    await reload();
    await pass(60_000);
    const before = sentCalls('addressList').length;
    await clearFaults();
    fireEvent.click(submit());
    await settled();
    expect(screen.queryByText('请设置收货地址')).toBeNull();
    expect(sentCalls('addressList')).toHaveLength(before + 1);
    fireEvent.click(submit());
    await settled();
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });

  it('cannot be ordered without an address, which the page asks for', async () => {
    await changeWorld((state) => ({ ...state, addresses: [] }));
    await settle();
    expect(screen.getAllByText('请设置收货地址').length).toBeGreaterThan(0);
    fireEvent.click(submit());
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('请设置收货地址');
    expect(sentCalls('orderPay')).toEqual([]);
  });

  it('that cost more than the account has go to the cashier, where a card pays the rest', async () => {
    await freshApp('poor');
    await settle();
    expect(screen.getByText(/还差 .* 龙币，提交后可用银行卡补齐/)).toBeInTheDocument();
    fireEvent.click(submit());
    await settled();
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=/);
  });

  it('go by the coupon that the person chooses, or by none', async () => {
    await settle();
    await tap('button', /^优惠券/);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /商城满减券/ }));
    await settled();
    expect(screen.getByText('你选的券，12 月 31 日到期')).toBeInTheDocument();
    expect(price()).toHaveTextContent('优惠券−8.0');
    await tap('button', /^优惠券/);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '不使用优惠券' }));
    await settled();
    expect(price()).not.toHaveTextContent('优惠券');
  });
});
