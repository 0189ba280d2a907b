import type { ShareResult } from './rules/round';

/** The tone of a result's tag. */
export const resultTone = {
  toPay: 'primary',
  closed: 'plain',
  waiting: 'info',
  won: 'gold',
  lost: 'plain',
  cancelled: 'plain',
} as const satisfies Record<ShareResult, string>;
