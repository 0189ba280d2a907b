import { useRef, useState } from 'react';

/** Runs one task at a time. Further taps do nothing until it ends, even those before React has rendered the busy state. */
export function useSingleTask(): [isBusy: boolean, run: (task: () => Promise<unknown>) => void] {
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = (task: () => Promise<unknown>) => {
    if (running.current) return;

    running.current = true;
    setIsBusy(true);
    const finish = () => {
      running.current = false;
      setIsBusy(false);
    };
    // `call` has reported the failure already.
    task().then(finish, finish);
  };
  return [isBusy, run];
}
