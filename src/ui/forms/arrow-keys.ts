import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * In a row of choices of which one is chosen, arrows go round and Home and End to its ends. Gives the choice that the key asks for
 * and puts the focus on it; null where the key asks for none. The choices are the children of what listens.
 */
export function chosenByKey(event: KeyboardEvent<HTMLElement>, current: number): number | null {
  const { children } = event.currentTarget;
  const step = steps[event.key];
  const last = children.length - 1;
  const wanted =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? last
        : step === undefined
          ? null
          : (current + step + children.length) % children.length;
  if (wanted === null) return null;
  event.preventDefault();
  const choice = children[wanted];
  if (choice instanceof HTMLElement) choice.focus();
  return wanted;
}
