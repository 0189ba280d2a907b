import type { RequestKind } from '@/domain/grants/grant-state';

/** Where each kind is decided. */
export const approvalPages = {
  activity: '/activityApprovalH5',
  grant: '/grantApprovalH5',
} as const satisfies Record<RequestKind, string>;
