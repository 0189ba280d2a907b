import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Navigations } from '@/ui/layout/navigations';
import { useModal } from './modal';
import styles from './modal-layer.module.css';

interface ModalLayerProps {
  /** Sheets are at the bottom of the phone column, dialogs in its middle; `whole` fills it. */
  placement: 'bottom' | 'middle' | 'whole';
  /** Id of the heading that labels it. */
  heading: string;
  /** Id of the text that describes it. */
  text?: string;
  /** Called by Esc and by navigation; undefined while it cannot be closed. */
  onClose: (() => void) | undefined;
  /** Whether a tap on the backdrop closes it as well. */
  closesOnBackdrop?: boolean;
  /** The content has its own background and corners. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * The backdrop and the focus-trapping panel of sheets and dialogs. Navigation closes it; on a hidden page it is closed before that page is
 * shown again.
 */
export function ModalLayer({
  placement,
  heading,
  text,
  onClose,
  closesOnBackdrop = false,
  bare = false,
  children,
}: ModalLayerProps) {
  const { panel, onKeyDown } = useModal(onClose);
  const navigations = use(Navigations);
  const handledNavigations = useRef(navigations);
  useLayoutEffect(() => {
    if (handledNavigations.current === navigations) return;
    handledNavigations.current = navigations;
    onClose?.();
  }, [navigations, onClose]);
  return createPortal(
    <div className={styles.layer} data-placement={placement} data-bare={bare}>
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
