import { useEffect, useRef, type ReactNode } from 'react';
import styles from './opened-letter.module.css';

/** A letter that was opened just now: it rises out of its envelope, and screen readers begin to read it. */
export function OpenedLetter({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that opened it is gone, and the focus would be lost with it.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles.letter} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </div>
  );
}
