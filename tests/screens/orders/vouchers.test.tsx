import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, tap, visit } from '../../support/actions';
import { fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

async function markUsed(): Promise<void> {
  await tap('button', '标记已用');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '标记已用' }));
  await settled();
}

describe('vouchers', () => {
  it('stand in groups by how soon they expire, the soonest first', async () => {
    await openApp('/order-newlist?tab=coupons');
    expect(screen.getByRole('tab', { name: '卡券' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      '3 天内到期',
      '30 天内到期',
      '30 天后到期',
    ]);
    expect(names()).toEqual([
      '打车立减券',
      '下午茶券',
      '商城九五折券',
      '话费直减券',
      '生鲜满减券',
      '商城满减券',
    ]);
    expect(screen.getByText('还剩 2 天')).toBeInTheDocument();
  });

  it('that are over stand apart, and cannot be used', async () => {
    await openApp('/order-newlist?tab=coupons');
    await tap('button', '看用过和到期的券');
    expect(screen.getByRole('region', { name: '已使用' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '已过期' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '出示券码' })).toBeNull();
    await tap('button', '返回可用的券');
    expect(names()[0]).toBe('打车立减券');
  });

  it('show their code with the conditions, also in full-screen size', async () => {
    await openApp('/order-newlist?tab=coupons');
    await tap('button', '出示券码');
    expect(address()).toBe('#/order-newDetail?voucher=C001002');
    expect(screen.getByRole('img', { name: '券码条形码' })).toBeInTheDocument();
    expect(screen.getByText('2026-12-03 23:59')).toBeInTheDocument();
    await tap('button', '放大券码');
    const whole = within(screen.getByRole('dialog', { name: '券码' }));
    expect(whole.getByRole('img', { name: '券码二维码' })).toBeInTheDocument();
    expect(whole.getByText(/^\d{4} \d{4} \d{4}$/)).toBeInTheDocument();
  });

  it('are marked as used after a question, once, and are used everywhere then', async () => {
    await openApp('/order-newDetail?voucher=C001006');
    await markUsed();
    expect(screen.getByText('已使用')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '标记已用' })).toBeNull();
    expect(sentCalls('updateCouponUsedStatus')).toHaveLength(1);
    await reload();
    expect(screen.queryByRole('img', { name: '券码二维码' })).toBeNull();
    expect((await gatewayState()).usedCoupons).toEqual({ C001006: '' });
    await visit('/order-newlist?tab=coupons');
    expect(names()).not.toContain('商城九五折券');
    await visit('/goodsDetailPage?id=G0001');
    await tap('button', '立即购买');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^去结算/ }));
    await settled();
    expect(screen.getByLabelText('价格明细')).not.toHaveTextContent('优惠券');
  });

  it('stay usable when marking them is refused', async () => {
    await openApp('/order-newDetail?voucher=C001002');
    await fault({ call: 'updateCouponUsedStatus', kind: 'code', value: '5902', message: '这张券已经用过了' });
    await markUsed();
    expect(screen.getByText('这张券已经用过了')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '标记已用' })).toBeEnabled();
  });

  it('that are not the person’s are not found', async () => {
    await openApp('/order-newDetail?voucher=C404');
    expect(screen.getByText('没有找到这张券')).toBeInTheDocument();
    await tap('button', '查看全部卡券');
    expect(address()).toBe('#/order-newlist?tab=coupons');
  });
});
