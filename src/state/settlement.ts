import * as v from 'valibot';
import type { Failure } from '@/domain/failure';
import { tenths } from '@/domain/money';
import type { Intent, Settlement } from '@/domain/payment/settlement';
import { persisted } from './persisted';

/** At most one intent of each person that used the wallet here, shared by all tabs. */
interface Settlements {
  settlements: readonly Settlement[];
}

const amount = v.pipe(v.number(), v.safeInteger(), v.transform(tenths));

const stored = v.object({
  settlements: v.array(
    v.object({
      intent: v.object({
        key: v.pipe(v.string(), v.minLength(1)),
        usercode: v.pipe(v.string(), v.minLength(1)),
        content: v.unknown(),
        fingerprint: v.string(),
        recipients: v.array(
          v.object({
            usercode: v.string(),
            name: v.string(),
            amount,
            department: v.exactOptional(v.string()),
            jobNumber: v.exactOptional(v.string()),
          }),
        ),
        total: amount,
      }),
      phase: v.picklist(['ready', 'sending', 'working', 'asking', 'checking', 'done', 'refused', 'not-sent']),
      sentAt: v.nullable(v.number()),
      id: v.nullable(v.string()),
      // A stored reason is not shown again: after a reload the gateways are asked anew.
      failure: v.pipe(
        v.unknown(),
        v.transform((): Failure | null => null),
      ),
    }),
  ),
});

export const useSettlements = persisted<Settlements>(
  'settlements',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { settlements: [] };
  },
  ({ settlements }) => settlements.length > 0,
);

/** As it is stored this moment: the word of another tab's last change may still be under way, and money must not wait for it. */
export function storedSettlements(): Settlements {
  useSettlements.reread();
  return useSettlements.getState();
}

/** The intent of one person, in any phase; null where there is none. */
export function settlementOf({ settlements }: Settlements, usercode: string): Settlement | null {
  return settlements.find(({ intent }) => intent.usercode === usercode) ?? null;
}

/** The confirm sheet opened for this intent; it takes the place of the person's former one. */
export function intentFormed(intent: Intent): void {
  useSettlements.reread();
  useSettlements.setState(({ settlements }) => ({
    settlements: [
      ...settlements.filter((other) => other.intent.usercode !== intent.usercode),
      { intent, phase: 'ready', sentAt: null, id: null, failure: null },
    ],
  }));
}

/** It is about to be sent; stored before the first byte leaves. */
export function settlementSent(key: string, sentAt: number): void {
  change(key, () => ({ phase: 'sending', sentAt, failure: null }));
}

/** 15 s are over and the answer is not there. */
export function settlementTookLong(key: string): void {
  change(key, ({ phase }) => (phase === 'sending' ? { phase: 'working' } : {}));
}

/** The call ended without a word on the outcome, or takes so long that the key is queried beside it. */
export function settlementWentSilent(key: string, failure: Failure | null): void {
  change(key, ({ phase }) => (phase === 'checking' ? {} : { phase: 'asking', failure }));
}

/** 60 s are over: the records will tell. */
export function settlementTookTooLong(key: string): void {
  change(key, () => ({ phase: 'checking' }));
}

export function settlementDone(key: string, id: string): void {
  change(key, () => ({ phase: 'done', id, failure: null }));
}

export function settlementRefused(key: string, failure: Failure): void {
  change(key, () => ({ phase: 'refused', failure }));
}

/** The gateway does not know the key, or nothing could be sent at all. */
export function settlementNotSent(key: string, failure: Failure | null): void {
  change(key, () => ({ phase: 'not-sent', failure }));
}

/** Its end was seen: the key is no longer needed. */
export function settlementCleared(key: string): void {
  useSettlements.reread();
  useSettlements.setState(({ settlements }) => ({
    settlements: settlements.filter(({ intent }) => intent.key !== key),
  }));
}

/** Transitions name their key, so that what was under way for an older intent never touches a newer one. */
function change(key: string, parts: (settlement: Settlement) => Partial<Settlement>): void {
  useSettlements.reread();
  useSettlements.setState(({ settlements }) => ({
    settlements: settlements.map((one) => (one.intent.key === key ? { ...one, ...parts(one) } : one)),
  }));
}
