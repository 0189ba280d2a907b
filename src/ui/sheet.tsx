import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from './modal';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** Esc and the veil; undefined while it must stay. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog that rises from below: holds the focus while it is open and gives it back afterwards. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const heading = useId();
  const { panel, onKeyDown } = useModal(onClose);

  return createPortal(
    <div className={styles.layer}>
      <div className={styles.veil} onClick={onClose} aria-hidden="true" />
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </div>,
    document.body,
  );
}
