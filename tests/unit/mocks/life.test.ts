import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { activityList } from '@/api/endpoints/activity';
import { getCouponList, updateCouponUsedStatus } from '@/api/endpoints/coupon';
import { goodsList, secKillingList } from '@/api/endpoints/goods';
import { queryLevel } from '@/api/endpoints/level';
import { listOf } from '@/api/list-of';
import { fromMoment } from '@/domain/business-time';
import { flashPhase } from '@/domain/flash-sale/flash-phase';
import { periodState } from '@/domain/period';
import { chen, Gateways, pinned } from '../../support/gateways/mock-gateways';

const hour = 3_600_000;

describe('the mock mall', () => {
  it('has 24 activities, some running, some upcoming, some over, each with a generated picture', async () => {
    const { activities } = await new Gateways().data(activityList, {});
    expect(activities).toHaveLength(24);
    expect(new Set(activities.map(({ id }) => id)).size).toBe(24);
    const states = activities.map((activity) => periodState(activity, pinned));
    expect(new Set(states)).toEqual(new Set(['running', 'soon', 'over']));
    for (const { picture } of activities) expect(picture).toMatch(/^data:image\/svg/);
  });

  it('has 200 goods in pages, in each person’s own order', async () => {
    const gateways = new Gateways();
    const ids: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { total, goods } = await gateways.data(goodsList, { page, size: 50 });
      expect(total).toBe(200);
      ids.push(...goods.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(200);
    expect((await gateways.data(goodsList, { page: 5, size: 50 })).goods).toEqual([]);
    const [first] = (await gateways.data(goodsList, { page: 1, size: 1 }, { as: chen })).goods;
    expect(first?.id).not.toBe(ids[0]);
  });

  it('sells in sessions of two hours: the stock decreases with time, and some of it is sold out', async () => {
    const gateways = new Gateways();
    const stock = async () => {
      const { sessions } = await gateways.data(secKillingList, {});
      const phase = flashPhase(sessions, gateways.real);
      if (phase.kind !== 'running') throw new Error('no session runs');
      return phase.session.goods.map((goods) => goods.left);
    };
    const before = await stock();
    gateways.real += 15 * 60_000;
    const after = await stock();
    expect(after.every((count, index) => count <= (before[index] ?? 0))).toBe(true);
    expect(after).toContain(0);
    gateways.real += hour;
    expect((await stock())[0]).toBeGreaterThan(0);
  });

  it('has a session that has not ended at any hour', async () => {
    const gateways = new Gateways();
    for (let turn = 0; turn < 24; turn += 1) {
      const { sessions } = await gateways.data(secKillingList, {});
      expect(flashPhase(sessions, gateways.real).kind).not.toBe('over');
      gateways.real += hour;
    }
  });
});

describe('the mock life service', () => {
  it('has 31 vouchers that expire, the usable ones ordered by their expiry', async () => {
    const gateways = new Gateways();
    const all = (await gateways.data(getCouponList, {})).coupons;
    expect(all).toHaveLength(31);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['usable', 'used', 'expired']));
    const usable = async () => (await gateways.data(getCouponList, { state: 'usable' })).coupons;
    const names = (await usable()).map(({ name }) => name);
    expect(names).toHaveLength(7);
    gateways.real += 72 * hour;
    expect((await usable()).map(({ name }) => name)).toEqual(names.slice(1));
  });

  it('knows when each used voucher was used: before now, and before the voucher would have expired', async () => {
    const { coupons } = await new Gateways().data(getCouponList, {});
    expect(coupons.filter(({ state, usedAt }) => (state === 'used') !== (usedAt !== null))).toEqual([]);
    for (const { usedAt, expiresAt } of coupons)
      if (usedAt !== null) expect(fromMoment(usedAt)).toBeLessThan(Math.min(pinned, fromMoment(expiresAt)));
  });

  it('lets nobody mark a voucher as used that the app itself takes, or that works only later', async () => {
    const gateways = new Gateways();
    const { coupons } = await gateways.data(getCouponList, { state: 'usable' });
    for (const { id, shop, startsAt } of coupons) {
      const { code } = await gateways.say(updateCouponUsedStatus, { id }, { key: id });
      expect(code === '0000').toBe(shop === 'shops' && startsAt === null);
    }
    const later = coupons.find(({ startsAt }) => startsAt !== null);
    gateways.real = fromMoment(later?.startsAt ?? '');
    expect(
      (await gateways.say(updateCouponUsedStatus, { id: later?.id ?? '' }, { key: 'on its day' })).code,
    ).toBe('0000');
  });

  it('has the level, and the benefits of the next one', async () => {
    const { level, growth, next } = await new Gateways().data(queryLevel, {});
    expect({ level, growth, next: next?.growth }).toEqual({ level: 3, growth: 2140, next: 3000 });
  });
});

describe('a list from a gateway', () => {
  it('is read without invalid rows, and refused when it is not a list', () => {
    const rows = listOf(v.object({ id: v.string() }));
    expect(v.parse(rows, [{ id: 'a' }, { id: 7 }, null, { id: 'b' }])).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(v.safeParse(rows, 'no list').success).toBe(false);
  });
});
