import type { ReactNode } from 'react';
import { Button } from '@/ui/forms/button';
import styles from './result-state.module.css';

interface ResultStateProps {
  /** A drawing above the title, where the block is all that the page has; it says nothing that the title does not. */
  art?: ReactNode;
  title: string;
  description?: ReactNode;
  /** The one way on. */
  action?: { label: string; onClick: () => void } | undefined;
  /** A second, quieter way. */
  secondaryAction?: { label: string; onClick: () => void } | undefined;
  /** True where something went wrong: it is then told to those who listen. */
  alarming?: boolean;
}

/** What stands where content would: nothing there, an error, offline. One title, one line, one button. */
export function ResultState({
  art,
  title,
  description,
  action,
  secondaryAction,
  alarming = false,
}: ResultStateProps) {
  return (
    <div className={styles.block} data-whole={art !== undefined} role={alarming ? 'alert' : undefined}>
      {art}
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.line}>{description}</p>}
      {(action ?? secondaryAction) !== undefined && (
        <div className={styles.ways}>
          {action !== undefined && (
            <Button variant={art === undefined ? 'soft' : 'filled'} onClick={action.onClick}>
              {action.label}
            </Button>
          )}
          {secondaryAction !== undefined && (
            <Button variant={art === undefined ? 'quiet' : 'outlined'} onClick={secondaryAction.onClick}>
              {secondaryAction.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
