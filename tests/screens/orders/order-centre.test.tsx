import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, choose, tap, visit } from '../../support/actions';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

const total = () => screen.getByText(/^共 \d+ 笔$/).textContent;
const cards = () => screen.getAllByRole('article');
const firstCard = () => within(cards()[0] ?? document.body);

describe('the order centre', () => {
  it('has orders of all kinds in one list, newest first, and tells their source and state', async () => {
    await freshApp('busy-day');
    await openApp('/order-newlist');
    expect(cards()[0]).toHaveTextContent('云杉生活馆待付款');
    expect(cards()[0]).toHaveTextContent('秋冬暖礼盒');
    expect(firstCard().getByRole('button', { name: '去付款' })).toBeInTheDocument();
    expect(cards()[1]).toHaveTextContent('正在送来');
    expect(cards()[1]).toHaveTextContent('已送到前台，等你签收');
  });

  it('narrows by state, kind and keyword, and says when nothing matches', async () => {
    await openApp('/order-newlist');
    const all = total();
    await choose('tab', '待收货');
    expect(address()).toBe('#/order-newlist?tab=toReceive');
    expect(total()).toBe('共 2 笔');
    await choose('tab', '全部');
    expect(total()).toBe(all);
    await choose('radio', '龙币充值');
    expect(screen.getByText('没有符合条件的订单')).toBeInTheDocument();
    await tap('button', '清除筛选');
    await tap('button', '搜索订单');
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索订单' }), { target: { value: '音箱' } });
    await settled();
    for (const card of cards()) expect(card).toHaveTextContent('音箱');
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索订单' }), { target: { value: '没有这个' } });
    await settled();
    expect(screen.getByText('没有符合条件的订单')).toBeInTheDocument();
  });

  it('keeps tab, filter and keyword on the way back from an order, and drops them on any other way', async () => {
    await openApp('/order-newlist?tab=done');
    await choose('radio', '商城');
    await tap('button', '搜索订单');
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索订单' }), { target: { value: '耳机' } });
    await settled();
    const found = total();
    fireEvent.click(firstCard().getByRole('link'));
    await settled();
    expect(address()).toMatch(/^#\/order-newDetail\?id=/);
    await tap('button', '返回');
    expect(screen.getByRole('searchbox', { name: '搜索订单' })).toHaveValue('耳机');
    expect(screen.getByRole('radio', { name: '商城' })).toBeChecked();
    expect(total()).toBe(found);
    fireEvent.click(firstCard().getByRole('button', { name: '再次购买' }));
    await settled();
    expect(address()).toBe('#/goodsSettlement');
    await tap('button', '返回');
    expect(screen.queryByRole('searchbox', { name: '搜索订单' })).toBeNull();
    expect(screen.getByRole('radio', { name: '全部业务' })).toBeChecked();
  });

  it('deletes a done order after a question, once, also from the reloaded list', async () => {
    await openApp('/order-newlist?tab=done');
    const before = total();
    const name = cards()[0]?.textContent;
    fireEvent.click(firstCard().getByRole('button', { name: '删除订单' }));
    await settled();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除订单' }));
    await settled();
    expect(total()).not.toBe(before);
    await reload();
    expect(cards()[0]?.textContent).not.toBe(name);
    expect(sentCalls('orderDelete')).toHaveLength(1);
    expect((await gatewayState()).deletedOrders).toHaveLength(1);
  });

  it('leaves the page of an order that is deleted there, and has no such order any more', async () => {
    await openApp('/order-newlist?tab=done');
    fireEvent.click(firstCard().getByRole('link'));
    await settled();
    const gone = address();
    await tap('button', '删除订单');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除订单' }));
    await settled();
    expect(address()).toBe('#/order-newlist?tab=done');
    await visit(gone.slice(1));
    expect(screen.getByText('没有找到这笔订单')).toBeInTheDocument();
  });

  it('keeps an order whose deletion is refused', async () => {
    await openApp('/order-newlist?tab=done');
    const before = total();
    await fault({ call: 'orderDelete', kind: 'code', value: '5613', message: '订单还没有完成，不能删除' });
    fireEvent.click(firstCard().getByRole('button', { name: '删除订单' }));
    await settled();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除订单' }));
    await settled();
    expect(screen.getByText('订单还没有完成，不能删除')).toBeInTheDocument();
    expect(total()).toBe(before);
  });

  it('confirms a receipt after a question, and offers to buy the same again then', async () => {
    await openApp('/order-newlist?tab=toReceive');
    fireEvent.click(firstCard().getByRole('button', { name: '确认收货' }));
    await settled();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确认收货' }));
    await settled();
    expect(total()).toBe('共 1 笔');
    await choose('tab', '已完成');
    expect(firstCard().getByRole('button', { name: '再次购买' })).toBeInTheDocument();
  });

  it('says what failed, and loads the list at the next try', async () => {
    await fault({ call: 'orderList', kind: 'status', value: 400, times: 'always' });
    await openApp('/order-newlist');
    expect(screen.getByRole('alert')).toHaveTextContent('订单加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(cards().length).toBeGreaterThan(0);
  });

  it('has orders with partners, each with a page of its own', async () => {
    await openApp('/order-newlist?tab=third');
    const [first] = screen.getAllByRole('link', { name: /双人体检套餐|湖景大床房|洗牙护理|团队早餐|机票/ });
    fireEvent.click(first ?? document.body);
    await settled();
    expect(address()).toMatch(/^#\/order-newDetail\?third=T/);
    expect(screen.getByText('下单平台')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '联系平台' })).toHaveAttribute('href', 'tel:4008006188');
  });
});

describe('the classic order list', () => {
  it('has fixed tabs without vouchers and partners, and leads to the classic page', async () => {
    await openApp('/order-list');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '全部',
      '待付款',
      '待发货',
      '待收货',
      '已完成',
      '退款',
    ]);
    expect(screen.queryByRole('radiogroup', { name: '业务' })).toBeNull();
    fireEvent.click(firstCard().getByRole('link'));
    await settled();
    expect(address()).toMatch(/^#\/order-detail\?id=/);
  });
});
