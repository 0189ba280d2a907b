import type { SystemType } from '@/domain/account';

/** Pages of the group outside the app, whose addresses the environment gives. */
export type OutsidePage = 'jobs' | 'workOrder' | 'yuntusuo' | 'payCode';

const icons = {
  jobs: 'user',
  workOrder: 'doc',
  yuntusuo: 'globe',
  payCode: 'cashier',
} as const satisfies Record<OutsidePage, string>;

/** The pages that a session is offered, with the names of their drawings: jobs and work orders are for staff. */
export function outsidePagesFor(
  sysType: SystemType,
): readonly (readonly [page: OutsidePage, icon: string])[] {
  const staffOnly: readonly OutsidePage[] = ['jobs', 'workOrder'];
  return (Object.entries(icons) as [OutsidePage, string][]).filter(
    ([page]) => sysType === 'LONGCOIN' || !staffOnly.includes(page),
  );
}
