import { ApprovalsPage } from '../components/approvals-page';

/** /grantApprovalH5: decides about payments out of team accounts; `id` names one of them. */
export default function GrantApproval() {
  return <ApprovalsPage kind="grant" />;
}
