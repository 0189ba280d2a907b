import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from './modal';
import styles from './modal-layer.module.css';
import { Navigations } from '@/ui/layout/navigations';

interface ModalLayerProps {
  /** A sheet rises from the bottom of the phone column, a dialog comes in its middle; or it takes all of it. */
  place: 'bottom' | 'middle' | 'whole';
  /** Id of the heading that names it. */
  heading: string;
  /** Id of the text that explains it. */
  text?: string;
  /** Esc; undefined while it must stay. */
  onClose: (() => void) | undefined;
  /** Whether a tap beside it closes it as well. */
  closesOnBackdrop?: boolean;
  /** What is inside brings a shape of its own. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * What stands over the page: a backdrop, and a panel that holds the focus while it is open and gives it back afterwards. Going elsewhere closes
 * it; on a page that was kept behind others it is closed before that page is seen again.
 */
export function ModalLayer({
  place,
  heading,
  text,
  onClose,
  closesOnBackdrop = false,
  bare = false,
  children,
}: ModalLayerProps) {
  const { panel, onKeyDown } = useModal(onClose);
  const navigations = use(Navigations);
  const seen = useRef(navigations);
  useLayoutEffect(() => {
    if (seen.current === navigations) return;
    seen.current = navigations;
    onClose?.();
  }, [navigations, onClose]);
  return createPortal(
    <div className={styles.layer} data-place={place} data-bare={bare}>
      <div className={styles.backdrop} onClick={closesOnBackdrop ? onClose : undefined} aria-hidden="true" />
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={heading}
        aria-describedby={text}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
