import { openWorker } from './open-worker';
import type { WorkerAnswer, WriteRequest } from './rules/worker-messages';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table as an .xlsx file, written beside the page; rejects where that fails. */
export async function writeFile(table: Omit<WriteRequest, 'kind'>): Promise<Blob> {
  const worker = await openWorker();
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const fail = () => reject(new Error('the file was not written'));
      worker.addEventListener('error', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.kind === 'written') resolve(new Blob([data.bytes], { type }));
        else fail();
      });
      const request: WriteRequest = { kind: 'write', ...table };
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
