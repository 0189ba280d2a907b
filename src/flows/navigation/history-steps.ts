import type { NavigateFunction } from 'react-router-dom';

/** A step back that has not arrived by then was dropped by the browser, ms. */
const longestStep = 2_000;

const waiting: (() => void)[] = [];
let isGoingBack = false;

/** Takes a step in the history after the steps back before it, which the browser takes later than it is told to. */
export function takeInTurn(step: () => void): void {
  if (isGoingBack) waiting.push(step);
  else step();
}

/** Goes back by some entries, then does what follows and takes the steps that came meanwhile. */
export function goBack(navigate: NavigateFunction, steps: number, next?: () => void): void {
  isGoingBack = true;
  if (next !== undefined) waiting.unshift(next);
  const handleArrival = () => {
    clearTimeout(timer);
    window.removeEventListener('popstate', handleArrival);
    isGoingBack = false;
    while (!isGoingBack && waiting.length > 0) waiting.shift()?.();
  };
  const timer = setTimeout(handleArrival, longestStep);
  window.addEventListener('popstate', handleArrival);
  void navigate(-steps);
}
