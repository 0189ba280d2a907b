import { formatCoins } from '@/domain/money';
import type { Fix, Problem } from '@/domain/sheets/lint-list';
import { grantListMessages } from '@/messages/grant-list';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Avatar } from '@/ui/people/avatar';
import { describeProblem } from '../describe-problem';
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
      <div role="row" className={styles.place}>
        <div role="cell" className={styles.suggestion}>
          <p className={styles.note}>
            <b className={styles.cell}>{cell}</b> {messages.likely(reason)}
          </p>
          <div className={styles.person}>
            <Avatar name={name} size={36} />
            <span className={styles.texts}>
              <span className={styles.account}>{oaAccount}</span>
              <span className={styles.caption}>{messages.atWork(name, department)}</span>
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
      </div>
    );
  }
  return (
    <div role="row" className={styles.why}>
      <span role="cell" className={styles.reason}>
        <b className={styles.tag}>{cell}</b> {reason}
      </span>
      <span role="cell">
        <button type="button" className={styles.fix} onClick={() => onFix(fix)}>
          {fix.kind === 'remove'
            ? messages.remove
            : fix.kind === 'amount'
              ? messages.setAmount(formatCoins(fix.amount))
              : messages.setName(fix.person.name)}
        </button>
      </span>
    </div>
  );
}
