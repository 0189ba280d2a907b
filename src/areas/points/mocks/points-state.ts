import * as v from 'valibot';
import { mockState, whole } from '@/mocks/core/state-part';
import type { PartnerAccount } from '@/mocks/points/partner-accounts';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** By how many points people have more than at the beginning. */
    readonly points: Readonly<Record<string, number>>;
    /** Accounts that people have bound with the partner for points, by usercode. */
    readonly partnerAccounts: Readonly<Record<string, PartnerAccount>>;
  }
}

export const parts = [
  mockState('points', { schema: v.record(v.string(), whole), initial: () => ({}) }),
  mockState('partnerAccounts', { schema: v.record(v.string(), v.looseObject({})), initial: () => ({}) }),
];
