import { createConnection } from 'node:net';
import { giveUp, installMissing, requireNode } from './ready.mjs';

const port = 5173;
const taken = `Port ${port} is taken by another program: stop that one (it may be an earlier npm start) and try again.`;

/** Asked by connecting, because some systems let two programs listen where one of them names the host. */
function answers(host) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host, timeout: 1000 });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

requireNode();
if ((await answers('127.0.0.1')) || (await answers('::1'))) giveUp(taken);
await installMissing();

const { createServer } = await import('vite');
const server = await createServer({ mode: 'mock', server: { port, strictPort: true, host: true } }).catch(
  (error) => giveUp(error instanceof Error ? error.message : String(error)),
);
try {
  await server.listen();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  giveUp(reason.includes('already in use') ? taken : reason);
}
server.printUrls();
server.bindCLIShortcuts({ print: false });
