import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { lastFocusOnPage } from './last-focus';

const focusableSelector =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

interface Modal {
  panel: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The behaviour that sheets and dialogs share: the page below does not scroll, the focus stays inside and is restored afterwards, Esc
 * closes. `onClose` is undefined while the modal cannot be closed.
 */
export function useModal(onClose: (() => void) | undefined): Modal {
  const panel = useRef<HTMLDivElement>(null);
  // Read before an element inside takes the focus on mounting.
  const [previousFocus] = useState(() => document.activeElement);
  const lastFocusInside = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = panel.current;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    if (element !== null && !element.contains(document.activeElement))
      (lastFocusInside.current ?? element).focus();
    // A button that an answer takes away or switches off takes the focus with it.
    const changes = new MutationObserver(() => {
      if (document.activeElement?.matches('body, :disabled')) element?.focus();
    });
    if (element !== null)
      changes.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      changes.disconnect();
      const { activeElement } = document;
      // Remember the focus, for a page that is hidden and shown again with its modal.
      if (activeElement instanceof HTMLElement && element?.contains(activeElement))
        lastFocusInside.current = activeElement;
      document.body.style.overflow = overflow;
      giveFocusBack(previousFocus);
    };
  }, [previousFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    // With one dialog on another, the key must not reach the lower one.
    event.stopPropagation();
    if (event.key === 'Escape') onClose?.();
    else if (panel.current !== null) wrapFocus(event, panel.current);
  };

  return { panel, onKeyDown };
}

/** A button that was off while its sheet was fetched, or one of a sheet that is gone, had no focus to keep: the page knows the last one. */
function giveFocusBack(previousFocus: Element | null): void {
  const isThere = previousFocus !== document.body && previousFocus?.isConnected === true;
  const opener = isThere ? previousFocus : lastFocusOnPage();
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

function wrapFocus(event: KeyboardEvent, panel: HTMLElement): void {
  const focusable = Array.from(panel.querySelectorAll<HTMLElement>(focusableSelector)).filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const edge = event.shiftKey ? focusable[0] : focusable[focusable.length - 1];
  const target = event.shiftKey ? focusable[focusable.length - 1] : focusable[0];
  if (target === undefined) {
    event.preventDefault();
  } else if (document.activeElement === edge || document.activeElement === panel) {
    event.preventDefault();
    target.focus();
  }
}
