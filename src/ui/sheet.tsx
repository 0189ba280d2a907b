import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** Esc and the veil; undefined while it must stay. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** A dialog that rises from below: holds the focus while it is open and gives it back afterwards. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    panel.current?.focus();
    return () => {
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.();
    if (event.key !== 'Tab' || panel.current === null) return;
    const stops = panel.current.querySelectorAll<HTMLElement>(reachable);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    const turn = event.shiftKey ? stops[stops.length - 1] : stops[0];
    if (turn === undefined) {
      event.preventDefault();
    } else if (document.activeElement === edge || document.activeElement === panel.current) {
      event.preventDefault();
      turn.focus();
    }
  };

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
