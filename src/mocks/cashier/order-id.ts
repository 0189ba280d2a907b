import { toMoment } from '@/domain/business-time';

/** The number of an order: the minute of `at` (ms), then four digits that tell its orders apart. */
export function orderId(at: number, tail: number): string {
  return `${toMoment(at).replace(/\D/g, '').slice(2, 12)}${String(tail).padStart(4, '0')}`;
}
