import type { SystemType } from '@/domain/account';
import type { Failure } from '@/domain/failure';

/** Calls about alerts and activation exist in two versions. */
export type CallVersion = 'first' | 'second';

/** Who sends alerts of an account: the account itself, by one of the versions, and the unified account beside it. */
export type AlertSource = CallVersion | 'unified';

/**
 * Which version a session speaks. Nothing says what the new variants are for, so the kind of session chooses: LONGCOIN
 * sessions, which have an OA account, the first one; WALLET sessions, whose members only the unified account knows, the new one.
 */
export function callVersionOf(sysType: SystemType): CallVersion {
  return sysType === 'WALLET' ? 'second' : 'first';
}

/** Whom a session asks for alerts. */
export function alertSourcesOf(sysType: SystemType): readonly AlertSource[] {
  return [callVersionOf(sysType), 'unified'];
}

/** Whether a failure says that there is no account: code 6, by which name it ever comes. */
export function saysNoAccount(failure: Failure): boolean {
  return failure.kind === 'no-account' || (failure.kind === 'code' && failure.code === '6');
}
