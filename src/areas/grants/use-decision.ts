import type { RequestKind } from '@/domain/grants/grant-state';
import { isOpen } from '@/domain/payment/payment-attempt';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useSuccessPage } from '@/flows/navigation/use-success-page';
import { grantPayment, prepareDecision, type GrantDecisionAttempt } from '@/flows/payment/grant-payment';
import { approvalMessages } from '@/messages/areas/approvals';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { notify } from '@/state/notifications';
import type { Decision } from './decision-of';

interface DecisionPage {
  act: 'approve' | 'again';
  kind: RequestKind;
  /** The one request of the page; empty on a list. */
  id: string;
  /** The page that is shown once it is done. */
  doneAt: string;
  onDone?: () => void;
}

/** The confirm sheet of a decision that lets coins move: its attempt, and whether it is open. */
export function useDecision({ act, kind, id, doneAt, onDone }: DecisionPage) {
  const messages = useMessages(approvalMessages);
  const sheet = useSheet('confirm');
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const attempt = grantPayment.useAttempt(usercode);
  const isConfirming = sheet.isOpen;
  const isThis = attempt !== null && isOf(attempt, { act, kind, id });
  useSuccessPage({
    attempt: isThis ? attempt : null,
    addressOf: () => doneAt,
    onLeave: () => {
      notify(messages.done);
      onDone?.();
    },
  });
  return {
    isReady: user !== undefined,
    /** Null while the result of another decision is unknown. */
    attempt: isThis ? attempt : null,
    isShown: isConfirming && attempt !== null && (isThis || isOpen(attempt)),
    isConfirming,
    open: ({ decided, moved }: Decision) => {
      if (user === undefined) return;
      prepareDecision(usercode, act, kind, decided, moved);
      sheet.open();
    },
    close: sheet.close,
    send: () => void grantPayment.send(usercode),
  };
}

function isOf(
  { intent: { content } }: GrantDecisionAttempt,
  { act, kind, id }: Pick<DecisionPage, 'act' | 'kind' | 'id'>,
): boolean {
  const isSame = content.act === act && content.kind === kind;
  return isSame && (id === '' || content.requests.some((request) => request.id === id));
}
