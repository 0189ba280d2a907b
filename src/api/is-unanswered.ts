import { verdict } from '@/domain/payment/payment-attempt';
import { failureOf } from './errors';

/** Whether it is not known what became of a call. */
export function isUnanswered(error: unknown): boolean {
  return verdict(failureOf(error)) === 'unanswered';
}
