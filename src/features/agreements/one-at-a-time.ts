import { useRef, useState } from 'react';

/** Does one thing at a time: while it is under way further taps do nothing, also those that come before the page shows it. */
export function useOneAtATime(): [busy: boolean, run: (task: () => Promise<unknown>) => void] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = (task: () => Promise<unknown>) => {
    if (running.current) return;

    running.current = true;
    setBusy(true);
    const over = () => {
      running.current = false;
      setBusy(false);
    };
    // The call itself has told what went wrong.
    task().then(over, over);
  };
  return [busy, run];
}
