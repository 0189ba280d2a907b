import { http, HttpResponse, type HttpHandler } from 'msw';
import type { GatewayConfig } from './pipeline';
import { piecesOf, type Final, type HttpAnswer } from './rendering';
import type { MockService } from './service';

/** Hands what the app sends to the gateways, and what QA sends to `/__mock/`, to the mock backend. */
export function interceptors(service: MockService, { bases, services }: GatewayConfig): HttpHandler[] {
  const places = [...Object.values(bases), ...Object.values(services)];
  const prefixes = [...new Set(places.map((base) => base.replace(/^https?:\/\/[^/]+/, '')))];
  const calls = prefixes.map((prefix) =>
    http.all(`*${prefix}/*`, async ({ request }) => {
      const headers = Object.fromEntries(request.headers);
      const path = new URL(request.url).pathname;
      return response(await service.answer({ path, headers, body: await request.text() }));
    }),
  );
  const controls = http.all<{ action: string }>(
    '*/__mock/:action',
    async ({ request, params: { action } }) => {
      const { method } = request;
      return responseOf(await service.control({ method, action, body: await request.text() }));
    },
  );
  return [...calls, controls];
}

function response(final: Final): Response | Promise<Response> {
  if (final.kind === 'drop') return HttpResponse.error();
  // Never settled: the app's own time-out, or its leaving, ends the call.
  if (final.kind === 'hang') return new Promise(() => undefined);
  return responseOf(final.answer);
}

function responseOf({ status, headers, body, dripMs }: HttpAnswer): Response {
  return new HttpResponse(dripMs === null ? body : dripping(body, dripMs), {
    status,
    headers: { ...headers },
  });
}

function dripping(body: string, ms: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = [...piecesOf(body)];
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) return controller.close();
      await new Promise((resolve) => setTimeout(resolve, ms));
      controller.enqueue(encoder.encode(piece));
    },
  });
}
