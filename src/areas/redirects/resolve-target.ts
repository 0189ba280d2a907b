import type { NavigateFunction } from 'react-router-dom';
import { call } from '@/api/call';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { whenConfigured } from '@/state/runtime-config';
import { sessionGiven, useSession } from '@/state/session';
import { transferTarget } from './endpoints';
import { redirect, type RedirectOutcome } from './redirect';

/** The target that a link names. */
export interface TransferTarget {
  kind: 'activity' | 'channel';
  /** Empty where the link names none. */
  id: string;
  /** Both are empty where the link has none. */
  buCode: string;
  channel: string;
}

export type TargetResolution =
  | { kind: 'redirected'; name: string; redirection: RedirectOutcome }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure };

/** Fetches the address of an activity or a channel, switches the session to its channel, and redirects there. */
export async function resolveTarget(
  { kind, id, buCode, channel }: TransferTarget,
  navigate: NavigateFunction,
  signal: AbortSignal,
): Promise<TargetResolution> {
  if (id === '') return { kind: 'unknown' };
  const { allowedHosts } = await whenConfigured();
  const session = useSession.getState();
  const codes = {
    buCode: firstNonEmpty(buCode, session.buCode),
    channel: firstNonEmpty(channel, session.channel),
  };
  try {
    const { target } = await call(transferTarget, { kind, id, ...codes }, { signal, quiet: true });
    if (target === null) return { kind: 'unknown' };
    if (!signal.aborted) {
      sessionGiven({
        buCode: firstNonEmpty(target.buCode, codes.buCode),
        channel: firstNonEmpty(target.channel, codes.channel),
      });
    }
    const redirection = signal.aborted ? 'redirected' : redirect(target.url, allowedHosts, navigate);
    return { kind: 'redirected', name: target.name, redirection };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) };
  }
}

function firstNonEmpty(value: string, fallback: string): string {
  return value === '' ? fallback : value;
}
