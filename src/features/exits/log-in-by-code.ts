import { call } from '@/api/call';
import { staffBindingCheck } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { requestScene } from '@/domain/constants';
import { exchangeLoginKey } from '@/flows/log-in/exchange-login-key';
import { loginRefusalOf } from '@/flows/log-in/login-refusal';
import { mayReplace } from '@/flows/log-in/may-replace';
import { whenStarted } from '@/flows/log-in/when-started';
import { sessionGiven, sessionReplaced, useSession } from '@/state/session';
import { startupBegan, startupDone, type LoginRefusal } from '@/state/startup';

export type LoggingIn =
  | { kind: 'logged-in' }
  /** Somebody else's session is replaced: the page is loaded anew, so that nothing of it stays. */
  | { kind: 'loading-anew' }
  | { kind: 'no-code' }
  | ({ kind: 'refused' } & LoginRefusal);

/**
 * A partner's one-time code → binding check → session; asks before it takes the place of somebody else's. Without a code,
 * whoever is logged in goes on: the code was used, and the page was loaded again.
 */
export async function logInByCode(code: string, left: AbortSignal): Promise<LoggingIn> {
  await whenStarted();
  const { token: former, bToken, buCode, channel } = useSession.getState();
  if (code === '') return { kind: former === '' ? 'no-code' : 'logged-in' };
  if (code === bToken && former !== '') return { kind: 'logged-in' };
  try {
    const body = { bu_code: buCode, channel, b_token: code, scene: requestScene } as const;
    const { token, lmid, staff_prefix, staff_mobile } = await call(staffBindingCheck, body, { signal: left });
    if (token === '') {
      const phone = { prefix: staff_prefix, phoneNumber: staff_mobile };
      return { kind: 'refused', reason: 'unbound', said: null, ...phone };
    }
    if (left.aborted || !(await mayReplace(token)) || left.aborted) return { kind: 'logged-in' };
    const parts = { bToken: code, longminId: lmid };
    if (former !== '') {
      sessionReplaced(token);
      sessionGiven(parts);
      return { kind: 'loading-anew' };
    }
    startupBegan();
    sessionGiven({ ...parts, token });
    startupDone();
    exchangeLoginKey().catch(() => undefined);
    return { kind: 'logged-in' };
  } catch (error) {
    return { kind: 'refused', ...loginRefusalOf(failureOf(error)) };
  }
}
