import { useId, type ReactNode } from 'react';
import { ModalLayer } from './modal-layer';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** Esc and the veil; undefined while it must stay. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog that rises from below. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const heading = useId();
  return (
    <ModalLayer place="bottom" heading={heading} onClose={onClose} veilCloses>
      <div className={styles.content}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </ModalLayer>
  );
}
