import type { NavigateFunction } from 'react-router-dom';
import { call } from '@/api/call';
import { transferTarget } from '@/api/endpoints/transfer-target';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { sessionGiven, useSession } from '@/state/session';
import { whenConfigured } from '@/state/runtime-config';
import { redirect, type RedirectState } from './redirect';

/** What a link hands over to. */
export interface TransferTarget {
  kind: 'activity' | 'channel';
  /** Empty where the link names none. */
  id: string;
  /** Empty where the link says nothing of them. */
  buCode: string;
  channel: string;
}

export type TargetResolution =
  | { kind: 'led-on'; name: string; passing: RedirectState }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure };

/** Asks where an activity or a channel leads, switches the session to its channel, and leads there. */
export async function resolveTarget(
  { kind, id, buCode, channel }: TransferTarget,
  navigate: NavigateFunction,
  left: AbortSignal,
): Promise<TargetResolution> {
  if (id === '') return { kind: 'unknown' };
  const { allowedHosts } = await whenConfigured();
  const session = useSession.getState();
  const asked = { buCode: firstOf(buCode, session.buCode), channel: firstOf(channel, session.channel) };
  try {
    const { target } = await call(transferTarget, { kind, id, ...asked }, { signal: left, quiet: true });
    if (target === null) return { kind: 'unknown' };
    if (!left.aborted) {
      sessionGiven({
        buCode: firstOf(target.buCode, asked.buCode),
        channel: firstOf(target.channel, asked.channel),
      });
    }
    const passing = left.aborted ? 'gone' : redirect(target.url, allowedHosts, navigate);
    return { kind: 'led-on', name: target.name, passing };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}

function firstOf(one: string, other: string): string {
  return one === '' ? other : one;
}
