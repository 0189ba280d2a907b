import { formatCoins, sum, tenths, type Tenths } from '@/domain/money';
import { isUnsent } from '@/domain/payment/payment-attempt';
import { ConfirmSheet } from '@/flows/payment/confirm-sheet';
import { approvalMessages } from '@/messages/areas/approvals';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import type { useDecision } from '../use-decision';

interface DecisionSheetProps {
  decision: ReturnType<typeof useDecision>;
  /** Of the account that pays; null where several accounts do, or where coins come in. */
  balance: Tenths | null;
}

/** The confirm sheet of an approval, or of paying a grant on: what it is about, the password step and the progress. */
export function DecisionSheet({ decision, balance }: DecisionSheetProps) {
  const messages = useMessages(approvalMessages);
  const texts = useMessages(grantMessages);
  const { attempt, isShown, send, close } = decision;
  if (!isShown) return null;
  const isAgain = attempt?.intent.content.act === 'again';
  const recipients = attempt?.intent.recipients ?? [];
  const requests = attempt?.intent.content.requests ?? [];
  const total = sum(recipients.map(({ amount }) => amount));
  const moved = attempt?.intent.total ?? tenths(0);
  const [first] = recipients;
  const what =
    recipients.length === 1 && first !== undefined ? first.name : messages.count(recipients.length);
  const removed = requests.reduce((count, each) => count + each.removed.length, 0);
  const left = balance === null ? null : balance - moved;
  const canSend = attempt !== null && isUnsent(attempt);
  const amount = formatCoins(total);
  const pay =
    attempt?.intent.content.kind === 'activity'
      ? messages.approveBudget(amount)
      : moved === 0
        ? messages.forward
        : messages.approveSum(amount);
  return (
    <ConfirmSheet
      messages={{
        ...messages,
        ...(isAgain
          ? { payTitle: texts.payAgainTitle, payFinal: texts.payAgainFinal, pay: texts.payAgainSum(amount) }
          : { pay }),
        payAgain: messages.again,
        paid: messages.done,
      }}
      attempt={attempt}
      kind="approval"
      accountType={1}
      total={total}
      amount={moved}
      missing={tenths(left === null ? 0 : Math.max(0, -left))}
      payee={what}
      description={messages.payLine(what)}
      rows={[
        [messages.requests, what],
        ...(removed > 0 ? [[messages.removed, messages.rows(removed)] as const] : []),
        ...(left !== null && left >= 0 && canSend
          ? [[messages.after, formatCoins(tenths(left))] as const]
          : []),
      ]}
      onSend={send}
      onClose={close}
    />
  );
}
