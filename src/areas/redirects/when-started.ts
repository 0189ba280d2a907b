import { useStartup } from '@/state/startup';

/** Resolves once the start-up is over. */
export function whenStarted(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useStartup.subscribe(check);
    check();

    function check(): void {
      const { begun, running } = useStartup.getState();
      if (!begun || running) return;
      stop();
      resolve();
    }
  });
}
