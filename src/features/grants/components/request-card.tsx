import { Link } from 'react-router-dom';
import { formatCoins } from '@/domain/money';
import { approvalMessages } from '@/messages/approvals';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import type { GrantSummary } from '@/queries/grants';
import { Tag } from '@/ui/feedback/tag';
import { stateTones, timeText, titleOf } from '../describe';
import styles from './request-card.module.css';

interface RequestCardProps {
  request: GrantSummary;
  to: string;
  /** It waits for the person's own decision. */
  mine?: boolean;
}

/** A request in a list: what it is, who submitted it, how much, and its state. */
export function RequestCard({ request, to, mine = false }: RequestCardProps) {
  const messages = useMessages(grantMessages);
  const approving = useMessages(approvalMessages);
  const { state, owner, submittedAt, kind, people, total, problems, paysApprover } = request;
  const warning = paysApprover
    ? approving.paidYourselfShort
    : problems > 0
      ? approving.problemRows(problems)
      : null;
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        <span className={styles.head}>
          <span className={styles.title}>{titleOf(request, messages)}</span>
          <Tag tone={stateTones[state]}>{mine ? approving.mineToDo : messages.states[state]}</Tag>
        </span>
        <span className={styles.note}>
          {messages.submittedBy(owner.name, timeText(submittedAt, messages))}
        </span>
        <span className={styles.foot}>
          <span className={styles.sum}>{formatCoins(total)}</span>
          <span className={styles.people}>
            {kind === 'activity' ? messages.figureBudget : approving.people(people)}
          </span>
          {mine && warning !== null && <span className={styles.problems}>{warning}</span>}
        </span>
      </Link>
    </li>
  );
}
