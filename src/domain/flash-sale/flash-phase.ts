import { fromMoment } from '@/domain/business-time';
import { periodState, type Period } from '@/domain/period';

/** What a flash sale's countdown counts down to. */
export type FlashPhase<Session> =
  /** Goods can be had until then, ms. */
  | { kind: 'running'; session: Session; until: number }
  /** They can be had from then on, ms. */
  | { kind: 'soon'; session: Session; until: number }
  /** No session is known that has not ended. */
  | { kind: 'over' };

/** The session that counts now: the running one that ends first, else the next one. */
export function flashPhase<Session extends Period>(
  sessions: readonly Session[],
  now: number,
): FlashPhase<Session> {
  const running = earliest(sessions, 'running', now, ({ endsAt }) => fromMoment(endsAt));
  if (running !== undefined) return { kind: 'running', ...running };
  const soon = earliest(sessions, 'soon', now, ({ startsAt }) => fromMoment(startsAt));
  return soon === undefined ? { kind: 'over' } : { kind: 'soon', ...soon };
}

function earliest<Session extends Period>(
  sessions: readonly Session[],
  state: 'running' | 'soon',
  now: number,
  momentOf: (session: Session) => number,
): { session: Session; until: number } | undefined {
  return sessions
    .filter((session) => periodState(session, now) === state)
    .map((session) => ({ session, until: momentOf(session) }))
    .sort((one, other) => one.until - other.until)[0];
}
