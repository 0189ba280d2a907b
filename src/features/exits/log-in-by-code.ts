import { call } from '@/api/call';
import { staffBindingCheck, tokenToKey } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { requestScene, tokenExchange } from '@/domain/constants';
import { mayReplace } from '@/flows/log-in/may-replace';
import { whenStarted } from '@/flows/log-in/when-started';
import { serverText } from '@/messages/failure-text';
import { sessionGiven, sessionReplaced, useSession } from '@/state/session';
import { startupBegan, startupDone, type LoginRefusal } from '@/state/startup';

export type LoggingIn =
  | { kind: 'logged-in' }
  /** Somebody else's session is replaced: the page is loaded anew, so that nothing of it stays. */
  | { kind: 'loading-anew' }
  | { kind: 'no-code' }
  | ({ kind: 'refused' } & LoginRefusal);

/**
 * A partner's one-time code → binding check → session (section 4); asks before it takes the place of somebody else's. Without a code,
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
    if (token === '') return refusedAs('unbound', null, staff_prefix, staff_mobile);
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
    void exchangeForLoginKey(token);
    return { kind: 'logged-in' };
  } catch (error) {
    return refusalOf(error);
  }
}

/** The gateways of the life service want a key instead of the token; until it is there, the token speaks for itself. */
async function exchangeForLoginKey(token: string): Promise<void> {
  try {
    const { key } = await call(tokenToKey, { token, ...tokenExchange }, { quiet: true });
    if (useSession.getState().token === token) sessionGiven({ loginToken: key });
  } catch {
    return;
  }
}

function refusalOf(error: unknown): LoggingIn {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'departed':
      return refusedAs('departed');
    case 'code':
      return refusedAs('refused', serverText(failure.message));
    case 'nonsense':
      return refusedAs('refused');
    default:
      return refusedAs('unreachable');
  }
}

function refusedAs(
  reason: LoginRefusal['reason'],
  said: string | null = null,
  prefix = '',
  phoneNumber = '',
): LoggingIn {
  return { kind: 'refused', reason, said, prefix, phoneNumber };
}
