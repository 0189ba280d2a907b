import { grantContext } from '@/api/endpoints/grants';
import { approversFor, type Approver } from '@/domain/grants/approval-steps';
import type { Tenths } from '@/domain/money';
import { useEndpoint } from '@/queries/endpoint';
import { useGrantDraft } from '@/state/grant-draft';

/** What the grant allows; null where it is not known. */
interface GrantLimits {
  /** What the grant may come to. */
  budget: Tenths | null;
  balance: Tenths | null;
  /** Usercodes of the last grant. */
  lastGrant: readonly string[];
  /** The approvers of a grant of this sum; none while they are unknown. */
  approversFor: (total: Tenths) => readonly Approver[];
}

const nobody: readonly string[] = [];

/** The limits of the account that the grant is drafted for. Unknown ones stop nothing here: the grant itself is checked against them again. */
export function useGrantLimits(): GrantLimits {
  const { data } = useEndpoint(grantContext, {});
  const accNo = useGrantDraft((draft) => draft.accNo);
  const chosen = useGrantDraft((draft) => draft.approvers);
  const account = data?.accounts.find((each) => each.accNo === accNo) ?? data?.accounts[0];
  return {
    budget: account?.left ?? null,
    balance: account?.balance ?? null,
    lastGrant: data?.lastGrant?.usercodes ?? nobody,
    approversFor: (total) =>
      account === undefined
        ? []
        : approversFor(total, account.approvers, chosen).map(({ approver }) => approver),
  };
}
