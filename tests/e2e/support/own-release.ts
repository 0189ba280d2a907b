import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A deployment of its own in front of a preview server, whose release a test can replace, and which a test can cut off. */
export class OwnRelease {
  private isNext = false;
  private isOff = false;
  private isCut = false;

  private constructor(
    private readonly base: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {
    server.on('request', (asked, answer) => void this.respond(asked, answer).catch(() => answer.destroy()));
  }

  static async inFrontOf(base: string): Promise<OwnRelease> {
    const server = createServer();
    const release = new OwnRelease(base, server);
    await new Promise<void>((listens) => server.listen(0, 'localhost', listens));
    return release;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on another release is out: its page says so, and its worker keeps that page. */
  publish(): void {
    this.isNext = true;
  }

  /** From now on the worker that ends the app's worker stands in its place. */
  switchOff(): void {
    this.isOff = true;
  }

  /** From now on nothing of the app answers, its gateways included. */
  cut(): void {
    this.isCut = true;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async respond(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = (asked.url ?? '/').split('?')[0] ?? '/';
    if (this.isCut && !path.startsWith('/__mock/')) {
      answer.destroy();
      return;
    }
    const { 'if-none-match': _known, 'if-modified-since': _since, ...others } = asked.headers;
    const changed = this.isNext ? changes[path] : undefined;
    const isOther = changed !== undefined || (this.isOff && path === worker);
    // What is changed here is another file than the server knows.
    const headers = { ...(isOther ? others : asked.headers), 'accept-encoding': 'identity' };
    const wanted = this.isOff && path === worker ? '/service-worker-off.js' : (asked.url ?? '/');
    const onward = request(new URL(wanted, this.base), { method: asked.method, headers });
    asked.pipe(onward);
    const [found] = (await once(onward, 'response')) as [IncomingMessage];
    const status = found.statusCode ?? 502;
    if (changed === undefined) {
      answer.writeHead(status, found.headers);
      found.pipe(answer);
      return;
    }
    const body = changed(await text(found));
    answer.writeHead(status, { ...found.headers, 'content-length': Buffer.byteLength(body) });
    answer.end(body);
  }
}

const worker = '/service-worker.js';
const marked = (page: string) => page.replace('<head>', '<head><meta name="release" content="next">');

/** What the next release changes in the files of this one. */
const changes: Readonly<Record<string, (before: string) => string>> = {
  '/': marked,
  '/index.html': marked,
  [worker]: (before) => before.replace(/(index\.html`,revision:`)\w+/g, '$1next'),
  '/version.json': () => '{"entry":"assets/index-next.js"}',
};
