import { focusMoved } from '@/ui/overlays/last-focus';

/**
 * Brings what the keyboard reaches into sight as a whole, because browsers leave a control where it is that a sideways
 * list shows in part, and remembers it for sheets to give the focus back; gives the way to stop.
 */
export function keepFocusInSight(): () => void {
  const bring = ({ target }: FocusEvent) => {
    if (target instanceof Element) focusMoved(target);
    if (target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('focusin', bring);
  return () => document.removeEventListener('focusin', bring);
}
