import { call } from '@/api/call';
import { appointmentCancel } from '@/api/endpoints/appointment';
import { invalidateBookings } from '@/queries/bookings';

/** Cancels bookings; gives those that were over already. Safe to repeat. Throws `GatewayError`. */
export async function cancelBookings(
  ids: readonly string[],
): Promise<{ over: readonly string[]; cancelled: number }> {
  const { cancelled, over } = await call(appointmentCancel, { ids: [...ids] });
  await invalidateBookings();
  return { over, cancelled: cancelled.length };
}
