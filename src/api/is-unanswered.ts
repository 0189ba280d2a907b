import type { Failure } from '@/domain/failure';
import { verdict } from '@/domain/payment/payment-attempt';
import { failureOf } from './errors';
import { gateways, type GatewayName } from './gateways';

/** Whether the outcome of a failed call is unknown. */
export function isUnanswered(error: unknown): boolean {
  return verdict(failureOf(error)) === 'unanswered';
}

/**
 * The same for a call that was started at `startedAt` (phone's clock, ms): a try that was refused later than the first retry says nothing
 * about the tries before it.
 */
export function leavesOutcomeOpen(failure: Failure, gateway: GatewayName, startedAt: number): boolean {
  const mayBeRetry = Date.now() - startedAt >= gateways[gateway].retryStep;
  return verdict(failure) === 'unanswered' || (failure.kind === 'http' && mayBeRetry);
}
