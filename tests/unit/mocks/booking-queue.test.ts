import { describe, expect, it } from 'vitest';
import { appointmentCancel, appointmentList, appointmentOrder } from '@/api/endpoints/appointment';
import { me, zhou } from '../../support/gateways/mock-gateways';
import { advanceToRunOf, book, detail, gateways } from '../../support/mock-bookings';

const order = (...ids: string[]) => gateways.say(appointmentOrder, { accountType: 0, ids });
const amounts = async () => {
  const sent = (await gateways.state()).transfers.filter(({ from, bookingId }) => from === me && bookingId);
  return sent.map(({ money }) => money);
};

describe('the order of payment', () => {
  it('is the one that the person saved, and the run pays in it', async () => {
    const large = await book({ money: '2600.0' });
    const small = await book({ money: '90.0', transferList: [{ usercode: zhou }] });
    expect(await order(small, large)).toMatchObject({ code: '0000' });
    const { bookings } = await gateways.data(appointmentList, { accountType: 0 });
    expect(bookings.map(({ id, place }) => [id, place])).toEqual([
      [large, 1],
      [small, 0],
    ]);
    await advanceToRunOf('2026-12-03');
    expect(await amounts()).toEqual([900]);
    expect((await detail(large)).runs).toMatchObject([{ paid: false, behind: false }]);
  });

  it('puts what is booked later at the end', async () => {
    const first = await book({ money: '1.0' });
    const second = await book({ money: '2.0' });
    await order(second, first);
    await book({ money: '3.0' });
    await advanceToRunOf('2026-12-03');
    expect(await amounts()).toEqual([20, 10, 30]);
  });

  it('is refused for bookings of somebody else, for those named twice, and for those that are over', async () => {
    const first = await book({ money: '1.0' });
    const second = await book({ money: '2.0' });
    expect((await order(first, 'A-nobody')).code).toBe('5301');
    expect((await order(first, first)).code).toBe('5301');
    await gateways.data(appointmentCancel, { ids: [second] });
    expect((await order(second, first)).code).toBe('5305');
  });
});
