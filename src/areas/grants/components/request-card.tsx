import { Link } from 'react-router-dom';
import { formatCoins } from '@/domain/money';
import { approvalMessages } from '@/messages/areas/approvals';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline, Surface } from '@/ui/layout/box';
import { Caption, Note, Title } from '@/ui/text/text';
import { stateTones, timeText, titleOf } from '../describe';
import type { GrantSummary } from '../queries';
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
    <Surface as="li" marginBottom={3}>
      <Link to={to} className={styles.link}>
        <Inline as="span" align="start" justify="between">
          <Title as="span" marginRight={2} breakWords>
            {titleOf(request, messages)}
          </Title>
          <Tag tone={stateTones[state]}>{mine ? approving.mineToDo : messages.states[state]}</Tag>
        </Inline>
        <Caption as="span" display="block" marginTop={0.5}>
          {messages.submittedBy(owner.name, timeText(submittedAt, messages))}
        </Caption>
        <Inline as="span" wrap align="baseline" marginTop={2}>
          <span className={styles.sum}>{formatCoins(total)}</span>
          <Note as="span">{kind === 'activity' ? messages.figureBudget : approving.people(people)}</Note>
          {mine && warning !== null && (
            <Note as="span" marginLeft="auto" tone="danger">
              {warning}
            </Note>
          )}
        </Inline>
      </Link>
    </Surface>
  );
}
