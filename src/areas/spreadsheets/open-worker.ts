import { withChunkTimeout } from '@/domain/chunk-timeout';
import type { WorkerAnswer } from './rules/worker-messages';

/** The part of the browser's Trusted Types that is needed here. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}

let trusted: unknown;

/** Starts the worker for spreadsheets; rejects where it does not start in time. The Trusted Types policy gives the worker's own address, whatever it is asked for. */
export async function openWorker(): Promise<Worker> {
  const { default: address } = await withChunkTimeout(name, import('./worker/sheet-worker?worker&url'));
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trusted ??=
    trustedTypes
      ?.createPolicy('wallet-worker', { createScriptURL: () => address })
      .createScriptURL(address) ?? address;
  // Browsers with Trusted Types accept only the object that the policy makes, which the type of Worker does not know.
  // A development server gives modules, a build one classic file, which older browsers can run too.
  const worker = new Worker(trusted as string, { type: import.meta.env.DEV ? 'module' : 'classic' });
  try {
    await withChunkTimeout(name, started(worker));
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

const name = 'sheet-worker';

/** Its first message says that its code has come; a browser tells of code that never comes with no event. */
function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const isReady = ({ data }: MessageEvent<WorkerAnswer>) => data.kind === 'ready' && resolve();
    worker.addEventListener('message', isReady, { once: true });
    worker.addEventListener('error', () => reject(new Error('the worker broke down')), { once: true });
  });
}
