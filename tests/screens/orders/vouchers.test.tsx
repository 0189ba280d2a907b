import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCouponList } from '@/api/endpoints/coupon';
import { fromMoment, toMoment } from '@/domain/business-time';
import { formatMoment } from '@/domain/format-moment';
import { couponShops, type CouponState } from '@/domain/life/coupon';
import { address, tap, visit } from '../../support/actions';
import { Gateways } from '../../support/gateways/mock-gateways';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

const vouchers = async (state: CouponState) => (await new Gateways().data(getCouponList, { state })).coupons;
const latestFirst = (moments: readonly number[]) => [...moments].sort((one, other) => other - one);

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
      '咖啡新品券',
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

  it('that work only later say from when, and have neither a code nor a button until then', async () => {
    const later = (await vouchers('usable')).find(({ startsAt }) => startsAt !== null);
    await openApp('/order-newlist?tab=coupons');
    expect(screen.getByText('12 月 1 日起可用')).toBeInTheDocument();
    expect(screen.getByText('未到时间')).toBeInTheDocument();
    await visit(`/order-newDetail?voucher=${later?.id}`);
    expect(screen.getByText('2026-12-01 00:00')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: '券码条形码' })).toBeNull();
    expect(screen.queryByRole('button', { name: '标记已用' })).toBeNull();
  });

  it('are held out to a till or lead to where they are used, never both', async () => {
    const places = { taxi: '/newDidiHome', 'top-up': '/rechargeNew', mall: '/newHome', shops: null };
    const usable = await vouchers('usable');
    expect(new Set(usable.map(({ shop }) => shop))).toEqual(new Set(couponShops));
    await openApp('/home');
    for (const { id, shop } of usable.filter(({ startsAt }) => startsAt === null)) {
      await visit(`/order-newDetail?voucher=${id}`);
      const isScanned = places[shop] === null;
      expect(screen.queryAllByRole('img', { name: '券码条形码' })).toHaveLength(isScanned ? 1 : 0);
      expect(screen.queryAllByRole('button', { name: '标记已用' })).toHaveLength(isScanned ? 1 : 0);
      if (isScanned) continue;
      await tap('button', '去使用');
      expect(address()).toBe(`#${places[shop]}`);
    }
  });

  it('that are over say the moment at which they were used or expired, the last ones first', async () => {
    const [used, expired] = [await vouchers('used'), await vouchers('expired')];
    await openApp('/order-newlist?tab=coupons');
    await tap('button', '看用过和到期的券');
    const end = (moment: number, what: string) =>
      `${formatMoment(toMoment(moment), 'full', 'zh-CN')} ${what}`;
    const ends = [
      ...latestFirst(used.map(({ usedAt }) => fromMoment(usedAt ?? ''))).map((at) => end(at, '使用')),
      ...latestFirst(expired.map(({ expiresAt }) => fromMoment(expiresAt) - 1)).map((at) => end(at, '到期')),
    ];
    expect(screen.getAllByText(/ (使用|到期)$/).map((text) => text.textContent)).toEqual(ends);
    fireEvent.click(screen.getAllByRole('link', { name: names()[0] ?? '' })[0] ?? document.body);
    await settled();
    expect(screen.getByRole('article')).toHaveTextContent(ends[0] ?? '');
  });

  it('are marked as used after a question, once, and say when from then on', async () => {
    await openApp('/order-newDetail?voucher=C001002');
    const moment = formatMoment(toMoment(Date.now()), 'full', 'zh-CN');
    await markUsed();
    expect(screen.getByText(`${moment} 使用`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '标记已用' })).toBeNull();
    expect(sentCalls('updateCouponUsedStatus')).toHaveLength(1);
    await reload();
    expect(screen.queryByRole('img', { name: '券码二维码' })).toBeNull();
    expect(screen.getByText(`${moment} 使用`)).toBeInTheDocument();
    await visit('/order-newlist?tab=coupons');
    expect(names()).not.toContain('下午茶券');
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
