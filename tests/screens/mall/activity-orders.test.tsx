import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, choose, main, tap } from '../../support/actions';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

const orders = () => screen.getAllByRole('article');

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function confirm(name: string): Promise<void> {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await settled();
}

describe('/activityOrderList', () => {
  it('lists orders newest first, and those of one state, which the address keeps', async () => {
    await openApp('/activityOrderList');
    expect(orders()[0]).toHaveTextContent('正在送来');
    await choose('tab', '已完成');
    expect(address()).toBe('#/activityOrderList?state=done');
    for (const order of orders()) expect(order).toHaveTextContent('已完成');
    await reload();
    expect(screen.getByRole('tab', { name: '已完成' })).toHaveAttribute('aria-selected', 'true');
    await choose('tab', '退款');
    expect(screen.getByText('没有这类订单')).toBeInTheDocument();
    await tap('button', '查看全部');
    expect(orders().length).toBeGreaterThan(2);
  });

  it('buys the same again', async () => {
    await openApp('/activityOrderList?state=done');
    const [first] = orders();
    if (first === undefined) throw new Error('there is no order');
    const name = within(first).getByRole('link').textContent ?? '';
    fireEvent.click(within(first).getByRole('button', { name: '再次购买' }));
    await settled();
    expect(address()).toBe('#/goodsSettlement');
    expect(name).toContain(within(main()).getAllByRole('listitem')[0]?.textContent?.split(' ')[0] ?? '?');
  });

  it('says that orders could not be read, and reads them at the next try', async () => {
    await fault({ call: 'activityOrderList', kind: 'status', value: 400, times: 'always' });
    await openApp('/activityOrderList');
    expect(screen.getByRole('alert')).toHaveTextContent('订单加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(orders().length).toBeGreaterThan(2);
  });

  it('has words for somebody without orders', async () => {
    await openApp('/activityOrderList', { as: 'LX100031' });
    expect(screen.getByText('还没有订单')).toBeInTheDocument();
  });
});

describe('/activityOrderDetail', () => {
  it('without an id shows the newest order, with its deadline; its receipt is confirmed once', async () => {
    await openApp('/activityOrderDetail');
    expect(main()).toHaveTextContent(/自动确认收货/);
    await tap('button', '确认收货');
    await confirm('确认收货');
    expect(screen.getByRole('heading', { name: '已完成' })).toBeInTheDocument();
    expect(sentCalls('confirmReceipt')).toHaveLength(1);
    await reload();
    expect(screen.getByRole('heading', { name: '已完成' })).toBeInTheDocument();
  });

  it('asks for the money back after a question, and says so', async () => {
    await openApp('/activityOrderDetail');
    await tap('button', '申请退款');
    await confirm('申请退款');
    expect(screen.getByRole('heading', { name: '退款中' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: '订单进度' })).toHaveTextContent('申请退款');
  });

  it('says that there is no such order, and leads to all of them', async () => {
    await openApp('/activityOrderDetail?id=404');
    expect(screen.getByText('没有找到这笔订单')).toBeInTheDocument();
    await tap('button', '查看全部订单');
    expect(address()).toBe('#/activityOrderList');
  });
});
