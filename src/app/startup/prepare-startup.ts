import { superAppSession } from '@/domain/constants';
import { startupPlan, type StartupStep } from '@/domain/session/startup';
import { currentHost } from '@/host/detect';
import { languageChosen } from '@/state/preferences';
import { sessionGiven, sessionReplaced, useSession, type Session } from '@/state/session';
import type { StartupParameters } from './parameters';

export interface PreparedStartup {
  /** Steps that are done already. */
  done: readonly StartupStep['kind'][];
  left: readonly StartupStep[];
  given: Partial<Session>;
}

/**
 * Takes the steps of the start that wait for no answer, so that a page with a session is there with the first paint. Gives the steps that
 * are left, which run beside the shell and its skeleton, and what the address said of the session to come.
 */
export function prepareStartup({ token = '', lang, ...parameters }: StartupParameters): PreparedStartup {
  const { bToken = '', disposableKey = '', preview, showHeader, ...texts } = parameters;
  if (lang === 'en-US' || lang === 'zh-CN') languageChosen(lang);
  const stored = useSession.getState();
  const plan = startupPlan({
    given: { token, bToken, disposableKey },
    stored,
    host: currentHost(),
    path: window.location.hash.slice(1).split('?')[0] ?? '',
  });
  const given: Partial<Session> = {
    ...texts,
    ...(preview === undefined ? {} : { preview: preview === '1' }),
    ...(showHeader === undefined ? {} : { showHeader: showHeader !== '0' }),
  };
  const done: StartupStep['kind'][] = [];
  for (;;) {
    const step = plan[0];
    if (step?.kind === 'take-token') sessionReplaced(step.token);
    else if (step?.kind === 'super-app-session') Object.assign(given, superAppSession);
    else break;
    done.push(step.kind);
    plan.shift();
  }
  if (Object.keys(given).length > 0) sessionGiven(given);
  return { done, left: plan, given };
}
