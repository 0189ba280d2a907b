import { describe, expect, it } from 'vitest';
import { activityDetail, activityList, joinActivity, leaveActivity } from '@/api/endpoints/activity';
import { signUpState, type SignUp } from '@/domain/activities/sign-up';
import { fromMoment } from '@/domain/business-time';
import { activityOf } from '@/mocks/activities/activities';
import { activityOffer } from '@/mocks/activities/activity-goods';
import { freshWorld } from '@/mocks/core/worlds';
import { allGoods } from '@/mocks/life/goods';
import { variantsOf } from '@/mocks/mall/variants';
import { chen, Gateways, liang, me, pinned } from '../../support/gateways/mock-gateways';

const hour = 3_600_000;
const day = 24 * hour;

describe('the sign-up of an activity', () => {
  const period = { startsAt: '2026-11-24 10:00:00', endsAt: '2026-11-24 12:00:00' };
  const open: SignUp = {
    opensAt: '2026-11-20 09:00:00',
    closesAt: '2026-11-24 10:00:00',
    capacity: 12,
    joined: 11,
    isJoined: false,
    barred: null,
  };

  it.each<[string, Partial<SignUp>, string, object]>([
    ['is open with the places that are left', {}, '2026-11-21 09:41', { kind: 'open', left: 1 }],
    ['is open without a limit', { capacity: null }, '2026-11-21 09:41', { kind: 'open', left: null }],
    ['is full', { joined: 12 }, '2026-11-21 09:41', { kind: 'full' }],
    ['is full beyond its limit', { joined: 13 }, '2026-11-21 09:41', { kind: 'full' }],
    [
      'is not open yet until its first second',
      {},
      '2026-11-20 08:59:59',
      { kind: 'not-yet', opensAt: fromMoment('2026-11-20 09:00') },
    ],
    ['opens at its first second', {}, '2026-11-20 09:00:00', { kind: 'open', left: 1 }],
    ['closes when the activity starts', {}, '2026-11-24 10:00:00', { kind: 'closed' }],
    ['ends with the activity', { isJoined: true }, '2026-11-24 12:00:00', { kind: 'over' }],
    [
      'refuses whom it is not for, however many places are left',
      { barred: 'department' },
      '2026-11-21 09:41',
      { kind: 'barred', reason: 'department' },
    ],
    [
      'keeps whoever joined, though it is full now',
      { isJoined: true, joined: 12 },
      '2026-11-21 09:41',
      { kind: 'joined', mayLeave: true },
    ],
    [
      'holds whoever joined once it is closed',
      { isJoined: true },
      '2026-11-24 10:00',
      { kind: 'joined', mayLeave: false },
    ],
  ])('%s', (_, changes, now, state) => {
    expect(signUpState({ ...open, ...changes }, period, fromMoment(now))).toEqual(state);
  });
});

describe('signing up at the gateway', () => {
  const signUp = async (gateways: Gateways, id: string, as = me) =>
    (await gateways.data(activityDetail, { id }, { as }))?.activity.signUp;

  it('gives the last place to one of two people, and tells the other', async () => {
    const gateways = new Gateways();
    expect(await signUp(gateways, 'A0014')).toMatchObject({ capacity: 12, joined: 11 });
    const both = await Promise.all([
      gateways.say(joinActivity, { id: 'A0014' }),
      gateways.say(joinActivity, { id: 'A0014' }, { as: chen }),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual(['0000', '7201']);
    expect(both.find(({ code }) => code === '7201')?.message).toBe('名额刚刚报满了');
    expect(await signUp(gateways, 'A0014')).toMatchObject({ joined: 12 });
  });

  it('counts a person once, however often they sign up, and frees the place when they withdraw', async () => {
    const gateways = new Gateways();
    await gateways.data(joinActivity, { id: 'A0014' });
    await gateways.data(joinActivity, { id: 'A0014' });
    expect(await signUp(gateways, 'A0014')).toMatchObject({ joined: 12, isJoined: true });
    expect(await signUp(gateways, 'A0014', chen)).toMatchObject({ joined: 12, isJoined: false });
    await gateways.data(leaveActivity, { id: 'A0014' });
    expect(await signUp(gateways, 'A0014')).toMatchObject({ joined: 11, isJoined: false });
    await gateways.data(joinActivity, { id: 'A0014' }, { as: chen });
  });

  it.each([
    ['A0017', me, '7201', '名额刚刚报满了'],
    ['A0022', chen, '7202', '活动已经结束'],
    ['A0002', me, '7203', '报名已经截止'],
    ['A0012', me, '7204', '2026-12-22 05:00 开始报名'],
    ['A0015', me, '7205', '只限物业服务中心的同事参加'],
    ['A0013', me, '7205', '只限入职不满一年的同事参加'],
    ['A0004', liang, '7205', '只限有 OA 账户的同事参加'],
    ['A0016', me, '7200', '这个活动不需要报名'],
    ['A9999', me, '7200', '这个活动不需要报名'],
  ])('refuses %s with its own answer', async (id, as, code, message) => {
    expect(await new Gateways().say(joinActivity, { id }, { as })).toMatchObject({ code, message });
  });

  it('keeps people to what they signed up for once the sign-up is closed', async () => {
    const gateways = new Gateways();
    await gateways.data(joinActivity, { id: 'A0014' });
    gateways.real = pinned + 3 * day + hour;
    expect((await gateways.say(leaveActivity, { id: 'A0014' })).code).toBe('7206');
  });

  it('shows without an id the activity that started last and has a page of its own', async () => {
    expect((await new Gateways().data(activityDetail, { id: '' }))?.activity.title).toBe('周末亲子运动会');
    expect(await new Gateways().data(activityDetail, { id: 'A9999' })).toBeNull();
  });

  it('lists who of the own department takes part, and what one has taken part in', async () => {
    const { activities } = await new Gateways().data(activityList, {});
    expect(activities.filter(({ signUp: own }) => own?.isJoined).map(({ title }) => title)).toEqual([
      '重阳登山',
      '羽毛球争霸赛',
    ]);
    const counts = activities.map(({ colleagues, joined }) => ({
      colleagues: colleagues ?? NaN,
      joined: joined ?? NaN,
    }));
    expect(counts.some(({ colleagues }) => colleagues > 0)).toBe(true);
    expect(counts.every(({ colleagues, joined }) => colleagues <= joined)).toBe(true);
  });
});

describe('goods of an activity', () => {
  it('are sold out when every specification of them is', async () => {
    const gateways = new Gateways();
    const stock = async () =>
      (await gateways.data(activityDetail, { id: 'A0001' }))?.goods.find(({ id }) => id === 'G0006')?.stock;
    expect(await stock()).toBeGreaterThan(0);
    const box = allGoods.find(({ id }) => id === 'G0006');
    if (box === undefined) throw new Error('the box is gone');
    const sold = Object.fromEntries(variantsOf(box).map((variant) => [variant.id, variant.stock]));
    await gateways.storage.update((state) => [{ ...(state ?? freshWorld('default', pinned)), sold }, null]);
    expect(await stock()).toBe(0);
  });

  const state = freshWorld('default', pinned);

  it('cost the price of the activity while it runs, and up to its limit for each person', () => {
    expect(activityOffer(state, 'A0001', 'G0006', pinned)).toEqual({ price: 1344, limitPerPerson: 2 });
  });

  it('have no such price before, afterwards, or where the activity does not offer them', () => {
    const startsAt = activityOf(pinned, 'A0016')?.startsAt ?? pinned;
    expect(activityOffer(state, 'A0016', 'G0016', pinned)).toBeNull();
    expect(activityOffer(state, 'A0016', 'G0016', startsAt)).toEqual({
      price: 918,
      limitPerPerson: 3,
    });
    expect(activityOffer(state, 'A0020', 'G0006', pinned)).toBeNull();
    expect(activityOffer(state, 'A0001', 'G0005', pinned)).toBeNull();
    expect(activityOffer(state, 'A9999', 'G0006', pinned)).toBeNull();
  });
});
