import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';

const isText = /javascript|css|html|svg|json/;
/** What HTTP/2 says in its own way. */
const ofConnection = /^(?:connection|keep-alive|transfer-encoding|host)$/;

/**
 * Serves the files of another local server compressed, like a deployment, over HTTP/2 where a certificate is given; returns the address
 * and a function that closes it.
 */
export async function compressed(base, certificate = null) {
  const packed = new Map();
  const compress = (path, body) => {
    if (!packed.has(path)) packed.set(path, brotliCompressSync(body));
    return packed.get(path);
  };
  const respond = async (asked, answer) => {
    const headers = { ...without(asked.headers), 'accept-encoding': 'identity' };
    const onward = request(new URL(asked.url, base), { method: asked.method, headers });
    asked.pipe(onward);
    const [found] = await once(onward, 'response');
    const body = Buffer.concat(await found.toArray());
    const isPage = asked.method === 'GET' && !/^\/(gw|svc|__mock)\//.test(asked.url);
    const packs = isPage && isText.test(found.headers['content-type'] ?? '');
    const sent = packs ? compress(asked.url, body) : body;
    answer.writeHead(found.statusCode, {
      ...without(found.headers),
      'content-length': sent.length,
      ...(packs ? { 'content-encoding': 'br' } : {}),
    });
    answer.end(sent);
  };
  const handle = (asked, answer) => void respond(asked, answer).catch(() => answer.destroy());
  const server =
    certificate === null
      ? createServer(handle)
      : createSecureServer({ ...certificate, allowHTTP1: false }, handle);
  await new Promise((listens) => server.listen(0, 'localhost', listens));
  const scheme = certificate === null ? 'http' : 'https';
  return { origin: `${scheme}://localhost:${server.address().port}`, close: () => server.close() };
}

function without(headers) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.test(name)),
  );
}
