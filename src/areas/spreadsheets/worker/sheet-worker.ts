import type { WorkerAnswer, WorkerRequest } from '../rules/worker-messages';
import { answerRequest } from './answer-request';

// Runs beside the page: reading a large file would hold up every tap.
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answerRequest(data, (answer) => postMessage(answer));
});

const ready: WorkerAnswer = { kind: 'ready' };
postMessage(ready);
