import { use, type ReactNode } from 'react';
import type { Failure } from '@/domain/failure';
import { Button } from '@/ui/forms/button';
import { ErrorFooter } from './error-footer';
import styles from './result-state.module.css';

interface ResultStateProps {
  /** A decorative drawing above the title, for a result that fills the page. */
  art?: ReactNode;
  title: string;
  description?: ReactNode;
  /** The main button. */
  action?: { label: string; onClick: () => void } | undefined;
  /** A second, less prominent button. */
  secondaryAction?: { label: string; onClick: () => void } | undefined;
  /** An error, which screen readers announce. */
  alarming?: boolean;
  /** The failure that an error tells of, if a call failed. */
  failure?: Failure | undefined;
}

/** Shown instead of content: empty, error or offline. */
export function ResultState({
  art,
  title,
  description,
  action,
  secondaryAction,
  alarming = false,
  failure,
}: ResultStateProps) {
  const Footer = use(ErrorFooter);
  return (
    <div className={styles.block} data-whole={art !== undefined} role={alarming ? 'alert' : undefined}>
      {art}
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.line}>{description}</p>}
      {(action ?? secondaryAction) !== undefined && (
        <div className={styles.actions}>
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
      {alarming && <Footer failure={failure} />}
    </div>
  );
}
