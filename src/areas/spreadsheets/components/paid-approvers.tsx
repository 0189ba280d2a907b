import type { Approver } from '@/domain/grants/approval-steps';
import type { CheckedRow } from '@/domain/spreadsheets/lint-list';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Box } from '@/ui/layout/box';
import { grantListMessages } from '../messages';

interface PaidApproversProps {
  rows: readonly CheckedRow[];
  approvers: readonly Approver[];
}

/** Names each approver who is on the list: the row can still be removed, or another approver chosen in the grant. */
export function PaidApprovers({ rows, approvers }: PaidApproversProps) {
  const messages = useMessages(grantListMessages);
  return approvers.map(({ usercode, name }) => {
    const found = rows.find(({ person }) => person?.usercode === usercode);
    return (
      found !== undefined && (
        <Box key={usercode} marginBottom={3}>
          <NoticeBar tone="warning">{messages.approverPaid(name, found.row.row)}</NoticeBar>
        </Box>
      )
    );
  });
}
