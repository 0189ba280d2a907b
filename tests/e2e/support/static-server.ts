import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  origin: string;
  /** The requests for missing files, and those that were not a GET. */
  refused: string[];
  close: () => Promise<void>;
}

/** Serves the files of a folder below a sub-path and nothing else, like the plainest server of a deployment. */
export async function serveFolder(folder: string, subPath: string): Promise<StaticServer> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} is missing: run npm run build:mock.`);
  const refused: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, ''));
    const inside = path.startsWith(subPath) ? normalize(path.slice(subPath.length)) : '..';
    const file = join(folder, inside === '.' ? 'index.html' : inside);
    const found = !inside.startsWith('..') && existsSync(file) && statSync(file).isFile();
    if (!found || !['GET', 'HEAD'].includes(request.method ?? '')) {
      refused.push(`${request.method ?? ''} ${path}`);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
