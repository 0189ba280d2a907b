import type { Approver } from '@/domain/grants/approval-steps';
import type { CheckedRow } from '@/domain/spreadsheets/lint-list';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';
import { grantListMessages } from '../messages';

interface PaidApprover {
  approver: Approver;
  /** The number of the row that pays the approver. */
  row: number;
}

/** The approvers who are on the list themselves. */
export function paidApproversIn(
  rows: readonly CheckedRow[],
  approvers: readonly Approver[],
): readonly PaidApprover[] {
  return approvers.flatMap((approver) => {
    const found = rows.find(({ person }) => person?.usercode === approver.usercode);
    return found === undefined ? [] : [{ approver, row: found.row.row }];
  });
}

/** Names each approver who is on the list: the row can still be removed, or another approver chosen in the grant. */
export function PaidApprovers({ found }: { found: readonly PaidApprover[] }) {
  const messages = useMessages(grantListMessages);
  return found.map(({ approver: { usercode, name }, row }) => (
    <Box key={usercode} marginBottom={3}>
      <NoticeBar tone="warning">{messages.approverPaid(name, row)}</NoticeBar>
    </Box>
  ));
}
