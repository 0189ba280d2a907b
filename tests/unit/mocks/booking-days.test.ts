import { describe, expect, it } from 'vitest';
import { appointmentCreate, appointmentDetail, appointmentList } from '@/api/endpoints/appointment';
import { me } from '../../support/gateways/mock-gateways';
import {
  advanceToRunOf,
  book,
  bookingRequest,
  gateways,
  type BookingRequest,
} from '../../support/mock-bookings';

const midAutumn = { date: null, lunar: '08-15', every: 'yearly' } as const;
const runs = async (id: string) =>
  (await gateways.data(appointmentDetail, { accountType: 0, id }))?.runs.map(({ day }) => day);
const first = async () => (await gateways.data(appointmentList, { accountType: 0 })).bookings[0];

describe('a booking of the Chinese calendar', () => {
  it('is paid on its day of every year, and says the days of five years', async () => {
    const id = await book({ ...midAutumn, money: '1.0' });
    expect(await first()).toMatchObject({ next: '2027-09-15', lunar: '08-15', date: null });
    expect((await first())?.recipients[0]?.days).toEqual([
      '2027-09-15',
      '2028-10-03',
      '2029-09-22',
      '2030-09-12',
      '2031-10-01',
    ]);
    await advanceToRunOf('2028-10-03');
    expect(await runs(id)).toEqual(['2027-09-15', '2028-10-03']);
  });

  it('may be a birthday, whatever the ordinary one is', async () => {
    const id = await book({ ...midAutumn, tag: '生日祝福', money: '1.0' });
    await advanceToRunOf('2027-09-15');
    expect(await runs(id)).toEqual(['2027-09-15']);
  });

  it('is refused where it would not come every year, or is no date at all', async () => {
    const say = async (changes: Partial<BookingRequest>) =>
      (
        await gateways.say(appointmentCreate, bookingRequest({ ...midAutumn, ...changes }), {
          key: JSON.stringify(changes),
        })
      ).code;
    expect(await say({ every: 'monthly' })).toBe('5306');
    expect(await say({ tag: '里程碑', every: 'once' })).toBe('5306');
    expect(await say({ tag: '入职纪念' })).toBe('5306');
    expect(await say({ lunar: '13-01' })).not.toBe('0000');
    expect(await say({ lunar: null })).toBe('5303');
  });
});

describe('a booking that waits for a working day', () => {
  it('is paid on the next one and not on its own day', async () => {
    const id = await book({ date: '2026-11-28', workingDay: true, money: '1.0' });
    await advanceToRunOf('2026-11-28');
    expect(await runs(id)).toEqual([]);
    expect((await first())?.next).toBe('2026-11-30');
    await advanceToRunOf('2026-11-30');
    expect(await runs(id)).toEqual(['2026-11-30']);
    const sent = (await gateways.state()).transfers.filter(
      ({ from, bookingId }) => from === me && bookingId === id,
    );
    expect(sent).toHaveLength(1);
  });

  it('waits until the holiday of a festival is over', async () => {
    await book({ ...midAutumn, workingDay: true, lunar: '01-01', money: '1.0' });
    expect((await first())?.next).toBe('2027-02-09');
  });

  it('is judged by the largest run of the days on which it is paid', async () => {
    // A Saturday and a Sunday are paid together on the Monday.
    await book({ date: '2026-12-05', every: 'once', tag: '里程碑', workingDay: true, money: '1.0' });
    expect((await first())?.recipients.map(({ days }) => days)).toEqual([['2026-12-07']]);
  });
});
