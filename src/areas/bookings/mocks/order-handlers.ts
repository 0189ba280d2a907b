import { appointmentOrder } from '@/api/endpoints/appointment';
import { reordered } from '@/domain/bookings/gift-queue';
import { serve, type Handler } from '@/mocks/core/handler';
import { notYours, over } from './appointment-refusals';
import { nextDay } from './bookings';

/** Every booking of the account gets a place, so that the order stays as the person has seen it. */
const order: Handler<typeof appointmentOrder> = (state, { body, person }, now) => {
  const own = state.bookings.filter(
    ({ owner, accountType }) => owner === person.usercode && accountType === body.accountType,
  );
  const wanted = own.filter(({ id }) => body.ids.includes(id));
  if (wanted.length !== body.ids.length) return { state, refusal: notYours };
  if (wanted.some((booking) => nextDay(state, booking, now) === null))
    return { state, refusal: over('有预约已经结束，请刷新后再排') };
  const placed = new Map(reordered(own, body.ids).map((booking) => [booking.id, booking]));
  return {
    state: { ...state, bookings: state.bookings.map((each) => placed.get(each.id) ?? each) },
    data: {},
  };
};

export const handlers = [serve(appointmentOrder, order)];
