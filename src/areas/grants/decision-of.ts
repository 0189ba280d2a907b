import { sum, tenths, type Tenths } from '@/domain/money';
import type { Decided } from '@/flows/payment/grant-payment';
import type { grants } from '@/messages/areas/grants';
import { titleOf } from './describe';
import { problemRows } from './people-of';
import type { GrantDetail, GrantSummary } from './queries';

/** What is about to be approved, and the coins that this lets move. */
export interface Decision {
  decided: readonly Decided[];
  moved: Tenths;
}

type Messages = Pick<typeof grants, 'titles' | 'titleOf'>;

/** Whether the approval that is due is the last one. */
export function isLastStep({ step, steps }: Pick<GrantSummary, 'step' | 'steps'>): boolean {
  return step === steps.length - 1;
}

/** Whether a request can be approved as it is: all people can be paid, and no approver is among them. */
export function isDecidable({
  problems,
  paysApprover,
}: Pick<GrantSummary, 'problems' | 'paysApprover'>): boolean {
  return problems === 0 && !paysApprover;
}

/** The approval of one request, without the people who cannot be paid. */
export function decisionOf(request: GrantDetail, messages: Messages): Decision {
  const removed = problemRows(request.rows);
  const total = tenths(request.total - sum(removed.map(({ money }) => money)));
  const { id, version } = request;
  const title = titleOf(request, messages);
  return {
    decided: [{ id, version, title, total, removed: removed.map(({ usercode }) => usercode) }],
    moved: isLastStep(request) ? total : tenths(0),
  };
}

/** The approval of several requests at once. */
export function decisionOfAll(requests: readonly GrantSummary[], messages: Messages): Decision {
  return {
    decided: requests.map((request) => ({
      id: request.id,
      version: request.version,
      title: titleOf(request, messages),
      total: request.total,
      removed: [],
    })),
    moved: sum(requests.filter(isLastStep).map(({ total }) => total)),
  };
}
