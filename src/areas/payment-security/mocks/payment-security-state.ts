import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import type { Security } from '@/mocks/payment-security/security';
import type { Sent, SentCode } from '@/mocks/payment-security/sms';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Limits, password and what was paid, of each person who differs from the usual. */
    readonly security: Readonly<Record<string, Security>>;
    /** What phones and the public account received, newest first; QA reads it. */
    readonly feed: readonly Sent[];
    /** Codes by SMS that are still to be typed. */
    readonly codes: readonly SentCode[];
  }
}

export const parts = [
  mockState('security', { schema: v.record(v.string(), v.looseObject({})), initial: () => ({}) }),
  mockState('feed', { schema: rows, initial: () => [] }),
  mockState('codes', { schema: rows, initial: () => [] }),
];
