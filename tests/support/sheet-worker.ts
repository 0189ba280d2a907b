import { vi } from 'vitest';
import type { WorkerAnswer, WorkerRequest } from '@/domain/sheets/worker-messages';
import { answerRequest } from '@/features/sheets/worker/answer-request';

type Listener = (event: { data: WorkerAnswer }) => void;

/** How the worker behaves: it answers, keeps silent until somebody stops it, or does not start. */
type Manner = 'answers' | 'silent' | 'broken';

interface Workers {
  /** The last request of each worker, the newest last. */
  requests: WorkerRequest[];
  stopped: number;
  manner: Manner;
}

/** Runs the worker for spreadsheets within the page, as the test's window has no workers. */
export function stubWorkers(): Workers {
  const workers: Workers = { requests: [], stopped: 0, manner: 'answers' };
  class PageWorker {
    private readonly listeners: Record<string, (() => void) | Listener> = {};
    private isOver = false;
    addEventListener(kind: string, listener: Listener): void {
      this.listeners[kind] = listener;
    }
    postMessage(request: WorkerRequest): void {
      workers.requests.push(request);
      if (workers.manner === 'silent') return;
      queueMicrotask(() => {
        if (workers.manner === 'broken') return (this.listeners['error'] as () => void)();
        answerRequest(request, (data) => {
          if (!this.isOver) (this.listeners['message'] as Listener)({ data });
        });
      });
    }
    terminate(): void {
      this.isOver = true;
      workers.stopped += 1;
    }
  }
  vi.stubGlobal('Worker', PageWorker);
  return workers;
}
