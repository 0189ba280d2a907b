import { describe, expect, it } from 'vitest';
import { activityDetail } from '@/api/endpoints/activity';
import { remind } from '@/api/endpoints/reminder';
import { chen, Gateways, pinned } from '../../support/gateways/mock-gateways';

const minute = 60_000;
/** 亲子烘焙课, on 24 November at ten. */
const baking = { about: 'activity', id: 'A0014' } as const;
const starts = Date.UTC(2026, 10, 24, 2, 0);

describe('a reminder', () => {
  const notices = async (gateways: Gateways) =>
    (await gateways.state()).feed.filter(({ link }) => link === '/activityDetails?id=A0014');
  const isReminded = async (gateways: Gateways, as?: string) =>
    (await gateways.data(activityDetail, { id: 'A0014' }, as === undefined ? {} : { as }))?.activity
      .isReminded;

  it('is sent by the public account ten minutes before the activity starts, once', async () => {
    const gateways = new Gateways();
    await gateways.data(remind, { ...baking, on: true });
    await gateways.data(remind, { ...baking, on: true });
    expect(await isReminded(gateways)).toBe(true);
    expect(await isReminded(gateways, chen)).toBe(false);
    gateways.real = starts - 10 * minute - 1;
    await isReminded(gateways);
    expect(await notices(gateways)).toHaveLength(0);
    gateways.real = starts + minute;
    await isReminded(gateways);
    await isReminded(gateways);
    expect(await notices(gateways)).toMatchObject([
      { kind: 'notice', time: starts - 10 * minute, text: '「亲子烘焙课」10:00 开始，你预约了提醒。' },
    ]);
  });

  it('is taken back', async () => {
    const gateways = new Gateways();
    await gateways.data(remind, { ...baking, on: true });
    await gateways.data(remind, { ...baking, on: false });
    gateways.real = starts;
    expect(await isReminded(gateways)).toBe(false);
    expect(await notices(gateways)).toHaveLength(0);
  });

  it('is refused where it would come too late, where nothing is to wait for, and of what does not exist', async () => {
    const gateways = new Gateways();
    const code = async (body: Parameters<typeof gateways.say<typeof remind>>[1]) =>
      (await gateways.say(remind, body)).code;
    expect(await code({ about: 'goods', id: 'G0006-1', on: true })).toBe('7211');
    expect(await code({ about: 'goods', id: 'G9999', on: true })).toBe('7210');
    expect(await code({ about: 'activity', id: 'A9999', on: true })).toBe('7210');
    gateways.real = pinned + 3 * 24 * 60 * minute + 10 * minute;
    expect(await code({ ...baking, on: true })).toBe('7211');
  });
});
