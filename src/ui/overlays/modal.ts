import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

interface Modal {
  panel: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * What sheets and dialogs have in common: the page below stands still, the focus stays inside and goes back to where it was,
 * Esc closes. `onClose` is undefined while it must stay.
 */
export function useModal(onClose: (() => void) | undefined): Modal {
  const panel = useRef<HTMLDivElement>(null);
  // Read before anything inside takes the focus by itself.
  const [before] = useState(() => document.activeElement);
  const inside = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const box = panel.current;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    if (box !== null && !box.contains(document.activeElement)) (inside.current ?? box).focus();
    return () => {
      const { activeElement } = document;
      // Shown again after it was hidden, it goes on where it was.
      if (activeElement instanceof HTMLElement && box?.contains(activeElement))
        inside.current = activeElement;
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [before]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    // One dialog may stand on another: the lower one must not hear what was meant for the upper.
    event.stopPropagation();
    if (event.key === 'Escape') onClose?.();
    else if (panel.current !== null) turnAtTheEdge(event, panel.current);
  };

  return { panel, onKeyDown };
}

function turnAtTheEdge(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = Array.from(panel.querySelectorAll<HTMLElement>(reachable)).filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const turn = event.shiftKey ? stops[stops.length - 1] : stops[0];
  if (turn === undefined) {
    event.preventDefault();
  } else if (document.activeElement === edge || document.activeElement === panel) {
    event.preventDefault();
    turn.focus();
  }
}
