import type { Tenths } from '@/domain/money';

/** What the grant allows; null where it is not known. */
export interface GrantLimits {
  budget: Tenths | null;
  balance: Tenths | null;
  /** Usercodes of the last grant. */
  lastGrant: readonly string[];
}

export const noLimits: GrantLimits = { budget: null, balance: null, lastGrant: [] };
