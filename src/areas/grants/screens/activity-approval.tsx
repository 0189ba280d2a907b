import { ApprovalsPage } from '../components/approvals-page';

/** /activityApprovalH5: decides about budgets of team accounts; `id` names one application. */
export default function ActivityApproval() {
  return <ApprovalsPage kind="activity" />;
}
