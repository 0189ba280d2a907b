import { startOf } from '@/domain/business-time';
import type { GrantState } from '@/domain/grants/grant-state';
import type { Moment } from '@/domain/moment';
import { waitsFor, type Pending } from '@/domain/pending';

/** What tells who has an activity or a grant. */
export interface PendingRequest {
  state: GrantState;
  submittedAt: Moment;
  /** The day of a grant; null for as soon as it is approved. */
  date: string | null;
  /** Index of the step that is due. */
  step: number;
  steps: readonly { approver: { name: string } }[];
}

/** Takes a request and whether its reader decides it now; gives who has it, null where nothing is under way. */
export function requestPending(request: PendingRequest, isMine: boolean): Pending | null {
  const { state, submittedAt, date, step, steps } = request;
  switch (state) {
    case 'pending':
      return isMine
        ? waitsFor('decide', { since: submittedAt })
        : waitsFor('approve', { since: submittedAt, name: steps[step]?.approver.name ?? '' });
    case 'refused':
      return waitsFor('resubmit');
    case 'scheduled':
      return waitsFor('payDay', date === null ? {} : { until: startOf(date) });
    case 'paying':
      return waitsFor('payOut');
    case 'stopped':
    case 'partly':
      return waitsFor('goOn');
    case 'withdrawn':
    case 'booked':
    case 'paid':
      return null;
  }
}
