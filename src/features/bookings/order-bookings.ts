import { call } from '@/api/call';
import { appointmentOrder } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { invalidateBookings } from '@/queries/bookings';

/** Saves the order in which bookings are paid. Safe to repeat. Throws `GatewayError`. */
export async function orderBookings(accountType: AccountType, ids: readonly string[]): Promise<void> {
  await call(appointmentOrder, { accountType, ids: [...ids] });
  void invalidateBookings();
}
