import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Keyboard support for a group of choices, which are the children of the event's element: from the focused one arrow keys wrap around,
 * Home and End go to the ends. Focuses the choice for the key and returns its index, or null for any other key.
 */
export function chosenByKey(event: KeyboardEvent<HTMLElement>): number | null {
  const choices = [...event.currentTarget.children];
  const step = steps[event.key];
  const last = choices.length - 1;
  const index =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? last
        : step === undefined
          ? null
          : (choices.findIndex((choice) => choice === event.target) + step + choices.length) % choices.length;
  if (index === null) return null;
  event.preventDefault();
  const choice = choices[index];
  if (choice instanceof HTMLElement) choice.focus();
  return index;
}
