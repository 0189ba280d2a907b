/**
 * Brings what the keyboard reaches into sight as a whole, because browsers leave a control where it is that a sideways
 * list shows in part; gives the way to stop.
 */
export function keepFocusInSight(): () => void {
  const bring = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('focusin', bring);
  return () => document.removeEventListener('focusin', bring);
}
