import { vi } from 'vitest';
import type { WorkerAnswer, WorkerRequest } from '@/areas/spreadsheets/rules/worker-messages';
import { answerRequest } from '@/areas/spreadsheets/worker/answer-request';

/** How the worker behaves: it answers, keeps silent until it is stopped, breaks down at its start, or never comes. */
type Manner = 'answers' | 'silent' | 'broken' | 'absent';

interface Workers {
  /** The last request of each worker, the newest last. */
  requests: WorkerRequest[];
  stopped: number;
  manner: Manner;
}

/** Runs the worker for spreadsheets within the page, as the test's window has no workers. */
export function stubWorkers(): Workers {
  const workers: Workers = { requests: [], stopped: 0, manner: 'answers' };
  class PageWorker extends EventTarget {
    private isOver = false;
    constructor() {
      super();
      queueMicrotask(() => {
        if (workers.manner === 'broken') this.dispatchEvent(new Event('error'));
        else if (workers.manner !== 'absent') this.answer({ kind: 'ready' });
      });
    }
    postMessage(request: WorkerRequest): void {
      workers.requests.push(request);
      if (workers.manner === 'answers')
        queueMicrotask(() => answerRequest(request, (data) => this.answer(data)));
    }
    terminate(): void {
      this.isOver = true;
      workers.stopped += 1;
    }
    private answer(data: WorkerAnswer): void {
      if (!this.isOver) this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', PageWorker);
  return workers;
}
