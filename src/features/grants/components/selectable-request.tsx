import { formatCoins } from '@/domain/money';
import { approvalMessages } from '@/messages/approvals';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import type { GrantSummary } from '@/queries/grants';
import { CheckRow } from '@/ui/forms/check-row';
import { Avatar } from '@/ui/people/avatar';
import { titleOf } from '../describe';
import styles from './selectable-request.module.css';

interface SelectableRequestProps {
  request: GrantSummary;
  checked: boolean;
  onToggle: () => void;
}

/** A request to tick; one whose list has problems has to be opened first. */
export function SelectableRequest({ request, checked, onToggle }: SelectableRequestProps) {
  const messages = useMessages(grantMessages);
  const approving = useMessages(approvalMessages);
  const { owner, total, problems } = request;
  return (
    <li className={styles.row}>
      <CheckRow
        mark={<Avatar name={owner.name} />}
        title={titleOf(request, messages)}
        tag={problems > 0 ? approving.openFirst : null}
        description={`${owner.name} · ${approving.coins(formatCoins(total))}`}
        checked={checked && problems === 0}
        disabled={problems > 0}
        onToggle={() => {
          if (problems === 0) onToggle();
        }}
      />
    </li>
  );
}
