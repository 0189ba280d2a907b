import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const isText = /javascript|css|html|svg|json/;

/** Serves what another server of this machine has, text compressed as a deployment sends it; gives the address and the way to close. */
export async function compressed(base) {
  const done = new Map();
  const pack = (path, body) => {
    if (!done.has(path)) done.set(path, brotliCompressSync(body));
    return done.get(path);
  };
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(asked.url, base), { method: asked.method, headers });
    onward.on('response', async (found) => {
      const body = Buffer.concat(await found.toArray());
      const packs = asked.url.startsWith('/assets/') && isText.test(found.headers['content-type'] ?? '');
      const sent = packs ? pack(asked.url, body) : body;
      answer.writeHead(found.statusCode, {
        ...found.headers,
        'content-length': sent.length,
        ...(packs ? { 'content-encoding': 'br' } : {}),
      });
      answer.end(sent);
    });
    onward.on('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  await new Promise((listens) => server.listen(0, 'localhost', listens));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
