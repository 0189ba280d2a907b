import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { approvalMessages } from '@/messages/areas/approvals';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { grantPayment } from './grant-payment';
import { UnfinishedPayment } from './unfinished-payment';

/** The approval of grants, or a grant that was paid on, whose outcome is not known yet. */
export function UnfinishedGrantDecision({ hidden = false }: { hidden?: boolean }) {
  const messages = useMessages(approvalMessages);
  const { data: user } = useCurrentUser();
  const attempt = grantPayment.useResumedAttempt(user?.usercode ?? '');
  if (hidden || attempt === null) return null;
  const { intent } = attempt;
  const { act, kind, requests } = intent.content;
  const id = requests[0]?.id ?? '';
  const record =
    act === 'again'
      ? href('/disInformationDetailH5', { id })
      : href(kind === 'activity' ? '/activityApprovalH5' : '/grantApprovalH5', { id });
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: messages.unfinished,
        notSent: messages.payNotSent,
        done: messages.done,
      }}
      description={(sentAt) => messages.unfinishedLine(sentAt, formatCoins(intent.total))}
      toRecord={{ label: messages.seeResult, to: record }}
      links={[{ label: messages.seeResult, to: record }]}
    />
  );
}
