import type { ReactNode } from 'react';
import { Button } from '@/ui/forms/button';
import styles from './result-state.module.css';

interface StateBlockProps {
  /** A drawing above the title, where the block is all that the page has; it says nothing that the title does not. */
  art?: ReactNode;
  title: string;
  line?: ReactNode;
  /** The one way on. */
  way?: { label: string; go: () => void } | undefined;
  /** A second, quieter way. */
  otherWay?: { label: string; go: () => void } | undefined;
  /** True where something went wrong: it is then told to those who listen. */
  alarming?: boolean;
}

/** What stands where content would: nothing there, an error, offline. One title, one line, one button. */
export function StateBlock({ art, title, line, way, otherWay, alarming = false }: StateBlockProps) {
  return (
    <div className={styles.block} data-whole={art !== undefined} role={alarming ? 'alert' : undefined}>
      {art}
      <p className={styles.title}>{title}</p>
      {line !== undefined && <p className={styles.line}>{line}</p>}
      {(way ?? otherWay) !== undefined && (
        <div className={styles.ways}>
          {way !== undefined && (
            <Button look={art === undefined ? 'soft' : 'filled'} onClick={way.go}>
              {way.label}
            </Button>
          )}
          {otherWay !== undefined && (
            <Button look={art === undefined ? 'quiet' : 'outlined'} onClick={otherWay.go}>
              {otherWay.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
