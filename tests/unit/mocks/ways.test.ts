import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer } from '@/api/answer';
import { balance } from '@/api/endpoints/home';
import { batchTransfer } from '@/api/endpoints/transfer';
import { answerHttp } from '@/mocks/core/http';
import { mockServer } from '@/mocks/core/node';
import { snapshotVersion } from '@/mocks/core/parts';
import type { GatewayRequest } from '@/mocks/core/rendering';
import { mockService } from '@/mocks/core/service';
import { memoryStorage } from '@/mocks/core/storage';
import { fileStorage } from '@/mocks/core/storage-file';
import { freshWorld } from '@/mocks/core/worlds';
import { config, Gateways, gift, pinned, requestFor } from '../../support/gateways/mock-gateways';

const present = requestFor(batchTransfer, gift(), { key: 'k' });

function send(origin: string, { path, headers, body }: GatewayRequest): Promise<Response> {
  return fetch(origin + path, { method: 'POST', headers: { ...headers }, body });
}

function ask(origin: string, action: string, request: object): Promise<Response> {
  return fetch(`${origin}/__mock/${action}`, { method: 'POST', body: JSON.stringify(request) });
}

describe('the mock backend behind Node’s requests', () => {
  const origin = 'http://app.example';
  const service = mockService({ storage: memoryStorage(freshWorld('default', pinned)), config });
  const server = mockServer(service, config);
  beforeEach(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.close());

  it('answers calls and control requests, drips, and drops the connection', async () => {
    const plain = await send(origin, requestFor(balance, {}));
    expect(readAnswer(balance, await plain.text(), config.aes)).toEqual({ data: { points: 3260 } });
    await ask(origin, 'faults', { add: { call: 'balance', kind: 'drip', value: 1 } });
    const dripped = await send(origin, requestFor(balance, {}));
    expect(readAnswer(balance, await dripped.text(), config.aes)).toEqual({ data: { points: 3260 } });
    await ask(origin, 'faults', { add: { call: 'balance', kind: 'drop' } });
    await expect(send(origin, requestFor(balance, {}))).rejects.toThrow('fetch');
  });
});

describe('the mock backend over HTTP', () => {
  let folder: string;
  let server: Server;
  let origin: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mocks-'));
    const storage = fileStorage(join(folder, 'deep', 'state.json'));
    server = createServer((request, response) => {
      void answerHttp(request, response, storage, config);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    origin = `http://127.0.0.1:${address.port}`;
    await ask(origin, 'reset', { world: 'default', pinned });
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('answers calls, with the Date of business time', async () => {
    const response = await send(origin, requestFor(balance, {}));
    expect(response.status).toBe(200);
    expect(Date.parse(response.headers.get('date') ?? '')).toBe(pinned);
    expect(readAnswer(balance, await response.text(), config.aes)).toEqual({ data: { points: 3260 } });
  });

  it('closes the connection without an answer when the fault requires it', async () => {
    await ask(origin, 'faults', { add: { call: 'batchTransfer', kind: 'drop', when: 'after' } });
    await expect(send(origin, present)).rejects.toThrow('fetch failed');
    const sums = await fetch(`${origin}/__mock/balances`);
    expect(await sums.json()).toMatchObject({ sum: 0 });
    const again = await send(origin, present);
    expect(readAnswer(batchTransfer, await again.text(), config.aes)).toMatchObject({
      data: { id: 'T0000002' },
    });
  });

  it('drips the same answer', async () => {
    await ask(origin, 'faults', { add: { call: 'balance', kind: 'drip', value: 1 } });
    const response = await send(origin, requestFor(balance, {}));
    expect(readAnswer(balance, await response.text(), config.aes)).toEqual({ data: { points: 3260 } });
  });

  it('never answers when the fault requires it', async () => {
    await ask(origin, 'faults', { add: { call: 'balance', kind: 'hang' } });
    const leaving = new AbortController();
    const { path, headers, body } = requestFor(balance, {});
    const hanging = fetch(origin + path, {
      method: 'POST',
      headers: { ...headers },
      body,
      signal: leaving.signal,
    });
    const next = await send(origin, requestFor(balance, {}));
    expect(next.status).toBe(200);
    leaving.abort();
    await expect(hanging).rejects.toThrow('abort');
  });
});

describe('the state file of the servers', () => {
  let path: string;
  beforeEach(() => {
    path = join(mkdtempSync(join(tmpdir(), 'mocks-')), 'state.json');
  });
  afterEach(() => rmSync(join(path, '..'), { recursive: true }));

  it('keeps the ledger over a restart', async () => {
    const before = mockService({ storage: fileStorage(path), config });
    await before.serve(present);
    const after = mockService({ storage: fileStorage(path), config });
    const { body } = await after.control({ method: 'GET', action: 'export', body: '' });
    expect(JSON.parse(body)).toMatchObject({ ledger: { postings: [{ transferId: 'T0000001' }] } });
  });

  it('is not written for a call that only reads', async () => {
    const service = mockService({ storage: fileStorage(path), config });
    await service.control({ method: 'POST', action: 'reset', body: '{}' });
    const { ino, mtimeMs } = statSync(path);
    await service.serve(requestFor(balance, {}));
    expect(statSync(path)).toMatchObject({ ino, mtimeMs });
    await service.serve(present);
    expect(statSync(path).ino).not.toBe(ino);
  });

  it('shows one process what another one wrote', async () => {
    const one = mockService({ storage: fileStorage(path), config });
    const other = mockService({ storage: fileStorage(path), config });
    await one.serve(present);
    await other.serve({ ...present, headers: { ...present.headers, 'idempotency-key': 'l' } });
    const { body } = await one.control({ method: 'GET', action: 'export', body: '' });
    expect(JSON.parse(body)).toMatchObject({ ledger: { postings: [{}, {}] } });
  });

  it('is reset when the snapshot is truncated or of another version', async () => {
    for (const content of ['{"version":2,"wor', '{"version":0,"world":"default"}']) {
      writeFileSync(path, content);
      const service = mockService({ storage: fileStorage(path), config });
      await service.serve(present);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
        version: snapshotVersion,
        world: 'default',
      });
    }
  });
});

describe('two services on one storage', () => {
  it('keep every write of either', async () => {
    const { storage } = new Gateways();
    // This uses the world's own time, because on a later day scheduled events would have happened.
    const real = () => pinned;
    const one = mockService({ storage, config, real });
    const other = mockService({ storage, config, real });
    const sent = Array.from({ length: 22 }, (_, turn) =>
      (turn % 2 === 0 ? one : other).serve({
        ...present,
        headers: { ...present.headers, 'idempotency-key': `k${turn}` },
      }),
    );
    await Promise.all(sent);
    expect((await storage.read())?.ledger.postings).toHaveLength(22);
  });
});
