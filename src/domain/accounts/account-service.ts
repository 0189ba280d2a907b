import type { SystemType } from '@/domain/account';
import type { Failure } from '@/domain/failure';

/** Calls about alerts and activation exist in two versions. */
export type CallVersion = 'first' | 'second';

/** Who sends alerts of an account: the account itself, by one of the versions, and the unified account beside it. */
export type AlertSource = CallVersion | 'unified';

/**
 * Which version a session speaks. The gateways do not say what the new variants are for, so the session type decides: LONGCOIN sessions,
 * which have an OA account, use the first version; WALLET sessions, whose members only the unified account knows, use the new one.
 */
export function callVersionOf(sysType: SystemType): CallVersion {
  return sysType === 'WALLET' ? 'second' : 'first';
}

/** Takes the session type, gives the sources to query for alerts. */
export function alertSourcesOf(sysType: SystemType): readonly AlertSource[] {
  return [callVersionOf(sysType), 'unified'];
}

/** Whether a failure says that there is no account: code 6, by which name it ever comes. */
export function saysNoAccount(failure: Failure): boolean {
  return failure.kind === 'no-account' || (failure.kind === 'code' && failure.code === '6');
}
