import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Keyboard support for a group of choices, which are the children of the event's element: arrow keys wrap around, Home and End go to the
 * ends. Focuses the choice for the key and returns its index, or null for any other key.
 */
export function chosenByKey(event: KeyboardEvent<HTMLElement>, current: number): number | null {
  const { children } = event.currentTarget;
  const step = steps[event.key];
  const last = children.length - 1;
  const index =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? last
        : step === undefined
          ? null
          : (current + step + children.length) % children.length;
  if (index === null) return null;
  event.preventDefault();
  const choice = children[index];
  if (choice instanceof HTMLElement) choice.focus();
  return index;
}
