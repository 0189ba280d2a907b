import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const isText = /javascript|css|html|svg|json/;

/**
 * Serves the files of another local server compressed, like a deployment; returns the address and a function that
 * closes it.
 */
export async function compressed(base) {
  const packed = new Map();
  const compress = (path, body) => {
    if (!packed.has(path)) packed.set(path, brotliCompressSync(body));
    return packed.get(path);
  };
  const respond = async (asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(asked.url, base), { method: asked.method, headers });
    asked.pipe(onward);
    const [found] = await once(onward, 'response');
    const body = Buffer.concat(await found.toArray());
    const isPage = asked.method === 'GET' && !/^\/(gw|svc|__mock)\//.test(asked.url);
    const packs = isPage && isText.test(found.headers['content-type'] ?? '');
    const sent = packs ? compress(asked.url, body) : body;
    answer.writeHead(found.statusCode, {
      ...found.headers,
      'content-length': sent.length,
      ...(packs ? { 'content-encoding': 'br' } : {}),
    });
    answer.end(sent);
  };
  const server = createServer((asked, answer) => void respond(asked, answer).catch(() => answer.destroy()));
  await new Promise((listens) => server.listen(0, 'localhost', listens));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
