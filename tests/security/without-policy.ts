import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of another one that leaves the content security policy out, so that the app has to stand by itself. */
export async function withoutPolicy(base: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const onward = request(new URL(asked.url ?? '/', base), { method: asked.method, headers: asked.headers });
    asked.pipe(onward);
    onward.on('error', () => answer.destroy());
    onward.on('response', (found) => {
      const { 'content-security-policy': _policy, ...headers } = found.headers;
      answer.writeHead(found.statusCode ?? 502, headers);
      found.pipe(answer);
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
