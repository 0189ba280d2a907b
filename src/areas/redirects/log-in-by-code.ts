import { call } from '@/api/call';
import { staffBindingCheck } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { requestScene } from '@/domain/constants';
import { exchangeLogInKey } from '@/flows/log-in/exchange-log-in-key';
import { loginRefusalOf } from '@/flows/log-in/login-refusal';
import { mayReplace } from '@/flows/log-in/may-replace';
import { sessionGiven, sessionReplaced, useSession } from '@/state/session';
import { startupBegan, startupDone, type LoginRefusal } from '@/state/startup';
import { whenStarted } from './when-started';

export type CodeLoginResult =
  | { kind: 'logged-in' }
  /** Another person's session is replaced; the page reloads, so that none of its data stays in memory. */
  | { kind: 'reloading' }
  | { kind: 'no-code' }
  | ({ kind: 'refused' } & LoginRefusal);

/**
 * Logs in by a partner's one-time code and the binding check, and asks before it replaces another person's session. Without a code an
 * existing session is used, because a reload comes after the code was used and removed.
 */
export async function logInByCode(code: string, signal: AbortSignal): Promise<CodeLoginResult> {
  await whenStarted();
  const { token: formerToken, bToken, buCode, channel } = useSession.getState();
  if (code === '') return { kind: formerToken === '' ? 'no-code' : 'logged-in' };
  if (code === bToken && formerToken !== '') return { kind: 'logged-in' };
  try {
    const body = { bu_code: buCode, channel, b_token: code, scene: requestScene } as const;
    const { token, lmid, staff_prefix, staff_mobile } = await call(staffBindingCheck, body, { signal });
    if (token === '') {
      const phone = { prefix: staff_prefix, phoneNumber: staff_mobile };
      return { kind: 'refused', reason: 'unbound', said: null, ...phone };
    }
    if (signal.aborted || !(await mayReplace(token)) || signal.aborted) return { kind: 'logged-in' };
    const parts = { bToken: code, longminId: lmid };
    if (formerToken !== '') {
      sessionReplaced(token);
      sessionGiven(parts);
      return { kind: 'reloading' };
    }
    startupBegan();
    sessionGiven({ ...parts, token });
    startupDone();
    exchangeLogInKey().catch(() => undefined);
    return { kind: 'logged-in' };
  } catch (error) {
    return { kind: 'refused', ...loginRefusalOf(failureOf(error)) };
  }
}
