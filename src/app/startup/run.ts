import { call } from '@/api/call';
import { keyToToken, staffBindingCheck } from '@/api/endpoints/auth';
import { failureOf } from '@/api/errors';
import { cityInfoWait, memberIdWait, requestScene, tokenExchange } from '@/domain/constants';
import type { StartupStep } from '@/domain/session/startup';
import { exchangeLogInKey } from '@/flows/log-in/exchange-log-in-key';
import { loginRefusalOf } from '@/flows/log-in/login-refusal';
import { mayReplace } from '@/flows/log-in/may-replace';
import { HostFailure, type Host } from '@/host/host';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { messagesOf } from '@/messages/language';
import { balanceAsked } from '@/queries/account';
import { notify } from '@/state/notifications';
import { usePreferences } from '@/state/preferences';
import { sessionGiven, sessionReplaced, useSession, type Session } from '@/state/session';
import { loginRefused, startupDone } from '@/state/startup';
import { startupTraced } from '@/state/startup-trace';
import { writeStored } from '@/state/storage';
import { masked } from './masked';
import type { PreparedStartup } from './prepare-startup';
import { withLimit } from './with-limit';

/** What the start-up needs from outside. */
export interface StartupDependencies {
  host: () => Promise<Host>;
  /** Leads to the partner's log-in page; takes the phone that is to be bound. */
  leaveForLogin: (prefix: string, phoneNumber: string, bToken: string) => void;
}

/**
 * Carries out the steps that are left of the start, one after the other. Never throws: whatever fails, the app starts, and the page says why
 * no user is logged in. Each step is recorded for QA.
 */
export async function runStartup(
  { done, left, given }: PreparedStartup,
  dependencies: StartupDependencies,
): Promise<void> {
  for (const step of done) startupTraced({ step, took: 0, outcome: 'done', merged: {} });
  for (const step of left) {
    const began = performance.now();
    const before = useSession.getState();
    let outcome: 'done' | 'failed' | 'too late' = 'done';
    try {
      outcome = (await carryOut(step, given, dependencies)) === 'late' ? 'too late' : 'done';
    } catch (error) {
      outcome = 'failed';
      await refuse(step, error);
    }
    startupTraced({
      step: step.kind,
      took: Math.round(performance.now() - began),
      outcome,
      merged: masked(before, useSession.getState()),
    });
  }
}

async function carryOut(
  step: StartupStep,
  given: Partial<Session>,
  { host, leaveForLogin }: StartupDependencies,
): Promise<'late' | undefined> {
  switch (step.kind) {
    case 'check-binding': {
      const { buCode, channel } = useSession.getState();
      const { bToken } = step;
      const answer = await call(staffBindingCheck, {
        bu_code: buCode,
        channel,
        b_token: bToken,
        scene: requestScene,
      });
      if (answer.token === '') {
        const phone = { prefix: answer.staff_prefix, phoneNumber: answer.staff_mobile };
        loginRefused({ reason: 'unbound', said: null, ...phone });
        leaveForLogin(phone.prefix, phone.phoneNumber, bToken);
        return undefined;
      }
      take(answer.token, { ...given, bToken, longminId: answer.lmid });
      return undefined;
    }
    case 'exchange-key': {
      // Few sessions begin with a key, so that its code is not loaded with the others.
      const { sendWrite } = await import('@/flows/write/perform-write');
      const { token } = await sendWrite(keyToToken, { key: step.key, ...tokenExchange });
      if (await mayReplace(token)) take(token, { sysType: 'WALLET', ...given, disposableKey: step.key });
      return undefined;
    }
    case 'channel-session': {
      const bridge = await host();
      const both = Promise.all([bridge.getMemberToken(), bridge.getChannelInfo()]);
      const answer = await withLimit(both, memberIdWait.total);
      if (answer === null) return 'late';
      const [token, { buCode, channel, channelKey }] = answer;
      const channelParts = withoutBlanks({ buCode, channel, onceKey: channelKey });
      if (token === '') {
        sessionGiven(channelParts);
        return undefined;
      }
      take(token, { ...given, ...channelParts });
      writeStored('channel-token', token);
      return undefined;
    }
    case 'ask-whose':
      if (await mayReplace(step.token)) take(step.token, given);
      return undefined;
    case 'native-user': {
      const answer = await withLimit(
        host().then((bridge) => bridge.getMemberInfo()),
        step.limit,
      );
      if (answer === null) return 'late';
      if (answer.token !== '') take(answer.token, given);
      if (answer.memberId !== '') sessionGiven({ longminId: answer.memberId });
      return undefined;
    }
    case 'city-info': {
      const city = await withLimit(
        host().then((bridge) => bridge.getCityInfo()),
        cityInfoWait,
      );
      if (city === null) return 'late';
      sessionGiven(withoutBlanks(city));
      return undefined;
    }
    case 'log-in-key':
      await exchangeLogInKey();
      return undefined;
    case 'member-id': {
      if (useSession.getState().token === '') return undefined;
      await balanceAsked();
      const bridge = await host();
      const answer = await bridge.getMemberInfo().catch(nullAfterTimeout);
      if (answer === null) return 'late';
      sessionGiven({ longminId: answer.memberId });
      return undefined;
    }
    case 'start':
      startupDone();
      return undefined;
    case 'take-token':
    case 'super-app-session':
      // Already done by `prepareStartup`, before the first paint.
      return undefined;
  }
}

function take(token: string, parts: Partial<Session>): void {
  sessionReplaced(token);
  sessionGiven(parts);
}

function nullAfterTimeout(error: unknown): null {
  if (error instanceof HostFailure && error.trouble === 'timeout') return null;
  throw error;
}

/** A host that has not implemented a call returns empty texts, which must not overwrite the session. */
function withoutBlanks<Name extends string>(parts: Record<Name, string>): Partial<Record<Name, string>> {
  const texts = Object.entries<string>(parts).filter(([, text]) => text !== '');
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}

/** Shows why a log-in was refused; other steps fail silently, and the pages that need them report it. */
async function refuse({ kind }: StartupStep, error: unknown): Promise<void> {
  const byLink = kind === 'exchange-key' || kind === 'ask-whose';
  const failure = failureOf(error);
  const refusal = loginRefusalOf(failure);
  const hasLeft = refusal.reason === 'departed';
  if (!hasLeft && kind !== 'check-binding' && !byLink) return;
  const messages = await messagesOf(errorMessages, usePreferences.getState().language);
  // The link may belong to a former employee, which says nothing about the person of the running session.
  if (hasLeft && byLink && useSession.getState().token !== '') {
    notify(messages.departed);
    return;
  }
  loginRefused(refusal);
  if (hasLeft || useSession.getState().preview) return;
  // Only a response can reject a log-in; a network failure is shown as such.
  const isAnswered = refusal.reason !== 'unreachable';
  const text = isAnswered ? (refusal.said ?? messages.staffLoginInvalid) : failureText(failure, messages);
  notify(text, 'toast', failure);
}
