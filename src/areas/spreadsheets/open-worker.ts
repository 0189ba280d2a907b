import { withChunkTimeout } from '@/domain/chunk-timeout';
import { trustedAddress } from '@/ui/browser/trusted-address';
import type { WorkerAnswer } from './rules/worker-messages';

/** Starts the worker for spreadsheets; rejects where it does not start in time. */
export async function openWorker(): Promise<Worker> {
  const { default: address } = await withChunkTimeout(name, import('./worker/sheet-worker?worker&url'));
  // A development server gives modules, a build one classic file, which older browsers can run too.
  const worker = new Worker(trustedAddress('wallet-worker', address), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });
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
