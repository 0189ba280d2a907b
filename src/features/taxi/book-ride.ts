import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { estimatedPrice } from '@/api/endpoints/taxi';
import { book, cancel, orderCheck } from '@/api/endpoints/taxi-ride';
import { placeOnce } from '@/flows/orders/place-once';
import { invalidate } from '@/queries/endpoint';
import { taxiBookingChanged, useTaxiBooking } from '@/state/taxi-booking';

/** Orders a car once, whatever became of the answer; throws `GatewayError`. */
export async function bookRide(wish: BodyOf<typeof book>): Promise<void> {
  try {
    await placeOnce(wish, {
      sent: useTaxiBooking.getState().sent,
      keep: (sent) => taxiBookingChanged({ sent }),
      send: (body, key) => call(book, body, { idempotencyKey: key, quiet: true }),
      takeBack: ({ id }) => call(cancel, { id, fee: '0.0' }, { quiet: true }),
    });
    taxiBookingChanged({ note: '' });
  } finally {
    // A refusal may say that the price is another one by now, or that a trip is under way already.
    await Promise.all([invalidate(orderCheck), invalidate(estimatedPrice)]);
  }
}
