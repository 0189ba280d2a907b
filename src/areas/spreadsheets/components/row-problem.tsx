import { formatCoins } from '@/domain/money';
import type { Fix, Problem } from '@/domain/spreadsheets/lint-list';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { Box } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { Caption, Note } from '@/ui/text/text';
import { describeProblem } from '../describe-problem';
import { grantListMessages } from '../messages';
import styles from './row-problem.module.css';

interface RowProblemProps {
  cell: string;
  problem: Problem;
  onFix: (fix: Fix) => void;
}

/** Why a row cannot be granted, by its cell, and what would put it right. */
export function RowProblem({ cell, problem, onFix }: RowProblemProps) {
  const messages = useMessages(grantListMessages);
  const reason = describeProblem(problem, messages);
  const fix = problem.fix ?? { kind: 'remove' };
  if (fix.kind === 'person') {
    const { name, department, oaAccount } = fix.person;
    return (
      <Box role="row" display="block">
        <div role="cell" className={styles.suggestion}>
          <Note position="relative">
            <b className={styles.cell}>{cell}</b> {messages.likely(reason)}
          </Note>
          <div className={styles.person}>
            <Avatar name={name} size={36} />
            <span className={styles.texts}>
              <span className={styles.account}>{oaAccount}</span>
              <Caption as="span">{messages.atWork(name, department)}</Caption>
            </span>
            <Button
              variant="outlined"
              className={styles.fill ?? ''}
              aria-label={messages.fillFor(oaAccount ?? '')}
              onClick={() => onFix(fix)}
            >
              {messages.fill}
            </Button>
          </div>
        </div>
      </Box>
    );
  }
  return (
    <div role="row" className={styles.why}>
      <span role="cell" className={styles.reason}>
        <b className={styles.tag}>{cell}</b> {reason}
      </span>
      <span role="cell">
        <TextButton type="button" paddingX={3} weight="bold" onClick={() => onFix(fix)}>
          {fix.kind === 'remove'
            ? messages.remove
            : fix.kind === 'amount'
              ? messages.setAmount(formatCoins(fix.amount))
              : messages.setName(fix.person.name)}
        </TextButton>
      </span>
    </div>
  );
}
