import { formatCoins } from '@/domain/money';
import { approvalMessages } from '@/messages/areas/approvals';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { CheckRow } from '@/ui/forms/check-row';
import { Surface } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { isDecidable } from '../decision-of';
import { titleOf } from '../describe';
import type { GrantSummary } from '../queries';

interface SelectableRequestProps {
  request: GrantSummary;
  checked: boolean;
  onToggle: () => void;
}

/** A request to tick; one that cannot be approved as it is has to be opened first. */
export function SelectableRequest({ request, checked, onToggle }: SelectableRequestProps) {
  const messages = useMessages(grantMessages);
  const approving = useMessages(approvalMessages);
  const { owner, total, paysApprover } = request;
  const canTick = isDecidable(request);
  return (
    <Surface as="li" marginBottom={2} paddingX={4}>
      <CheckRow
        mark={<Avatar name={owner.name} />}
        title={titleOf(request, messages)}
        tag={canTick ? null : paysApprover ? approving.handOverFirst : approving.openFirst}
        description={`${owner.name} · ${approving.coins(formatCoins(total))}`}
        checked={checked && canTick}
        disabled={!canTick}
        onToggle={() => {
          if (canTick) onToggle();
        }}
      />
    </Surface>
  );
}
