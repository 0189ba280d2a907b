import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayConfig } from './pipeline';
import { piecesOf, type HttpAnswer } from './rendering';
import { mockService } from './service';
import type { MockStorage } from './storage';

const controlPrefix = '/__mock/';

/** Answers one HTTP request; the storage outlives this module, which a development server loads anew after each edit. */
export async function answerHttp(
  request: IncomingMessage,
  response: ServerResponse,
  storage: MockStorage,
  config: GatewayConfig,
): Promise<void> {
  const service = mockService({ storage, config });
  const path = pathOf(request);
  const body = await textOf(request);
  if (path.startsWith(controlPrefix)) {
    const action = path.slice(controlPrefix.length);
    return send(response, await service.control({ method: request.method ?? 'GET', action, body }));
  }
  const final = await service.answer({ path, headers: headersOf(request), body });
  if (final.kind === 'drop') response.socket?.destroy();
  else if (final.kind === 'answer') await send(response, final.answer);
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/\?.*$/, '');
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')] as const);
  return Object.fromEntries(named);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

async function send(response: ServerResponse, { status, headers, body, dripMs }: HttpAnswer): Promise<void> {
  response.writeHead(status, { ...headers });
  if (dripMs !== null) {
    for (const piece of piecesOf(body)) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, dripMs));
    }
    response.end();
    return;
  }
  response.end(body);
}
