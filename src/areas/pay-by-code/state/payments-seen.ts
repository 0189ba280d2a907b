import { inMemory } from '@/state/slice';

/** Payments by code whose result was shown in this visit. */
interface PaymentsSeen {
  ids: readonly string[];
}

export const usePaymentsSeen = inMemory<PaymentsSeen>('device', { ids: [] });

export function paymentSeen(id: string): void {
  usePaymentsSeen.setState(({ ids }) => ({ ids: ids.includes(id) ? ids : [...ids, id] }));
}
