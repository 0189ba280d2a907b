import * as v from 'valibot';
import type { Aes } from '@/api/cipher';
import { contentType, decodeAnswer, encodeBody } from '@/api/codec';
import type { Endpoint } from '@/api/endpoint';
import { queryUserInfo } from '@/api/endpoints/account';
import { tokenToKey } from '@/api/endpoints/auth';
import type { Gateway, GatewayName } from '@/api/gateways';
import { tokenExchange } from '@/domain/constants';
import { entrance } from '@/domain/session/business-source';
import { sampleOf } from './schema-sample.ts';

/** One gateway environment, and who asks. */
export interface CheckedGateways {
  /** The origin, without a path. */
  base: string;
  /** The folder of each client below it, and its API key. */
  clients: Readonly<Record<GatewayName, { folder: string; apiKey: string }>>;
  aes: Aes;
  /** The session's token. */
  token: string;
}

interface Difference {
  path: string;
  expected: string;
  /** The kind and length of what came, never the value. */
  got: string;
}

export interface Verdict {
  call: string;
  result: 'right' | 'differs' | 'missing' | 'refused';
  /** The HTTP status or the body code of a refusal. */
  code: string;
  differences: readonly Difference[];
}

/** Where a session that came by no host's own source begins. */
const businessSource = '05';

const envelope = v.object({
  code: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  data: v.unknown(),
});

/** Sends a request, as the browser's own `fetch` does. */
type Send = (address: string, request: RequestInit) => Promise<Response>;

/** Asks each endpoint with a body that fits its schema, one after the other, and holds what comes against its schema. */
export async function checkGateways(
  at: CheckedGateways,
  gateways: Readonly<Record<GatewayName, Gateway>>,
  endpoints: readonly Endpoint[],
  send: Send = fetch,
): Promise<readonly Verdict[]> {
  const ask = (endpoint: Endpoint, body: unknown, login: string) =>
    asked(at, gateways[endpoint.gateway], endpoint, { body, login }, send).catch(() => null);
  const exchange = { token: at.token, ...tokenExchange };
  const login = textIn(await ask(tokenToKey, exchange, ''), 'key');
  const usercode = textIn(await ask(queryUserInfo, {}, login), 'usercode');
  const verdicts: Verdict[] = [];
  for (const endpoint of endpoints) {
    const sample = sampleOf(endpoint.body);
    const body =
      { tokenToKey: exchange, accountInfo: { oa: usercode || 'unknown' } }[endpoint.name] ?? sample;
    const said = await ask(endpoint, body, login);
    verdicts.push({ call: `${endpoint.gateway} ${endpoint.name}`, ...judged(endpoint, said) });
  }
  return verdicts;
}

/** A text in the data of an answer; empty where it is not there. */
function textIn(said: Said | null, name: string): string {
  const read = v.safeParse(v.object({ data: v.object({ [name]: v.string() }) }), said?.answer);
  return read.success ? (read.output.data[name] ?? '') : '';
}

interface Said {
  status: number;
  answer: unknown;
}

async function asked(
  { base, clients, aes, token }: CheckedGateways,
  { apiKeyHeader, tokenHeader, token: carries }: Gateway,
  endpoint: Endpoint,
  { body, login }: { body: unknown; login: string },
  send: Send,
): Promise<Said> {
  const { folder, apiKey } = clients[endpoint.gateway];
  const own = { activity: token, login, 'chat-or-login': login, none: '' }[carries];
  const response = await send(`${base}${folder}${endpoint.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': contentType(endpoint),
      [apiKeyHeader]: apiKey,
      'X-System-Type': 'LONGCOIN',
      'X-Business-Source': businessSource,
      'X-Entrance': entrance(businessSource, endpoint.service),
      ...(tokenHeader === '' ? {} : { [tokenHeader]: own }),
      ...(endpoint.effect === 'read' ? {} : { 'Idempotency-Key': `check-${Date.now()}` }),
    },
    body: encodeBody(endpoint, body, aes),
  });
  return { status: response.status, answer: decodeAnswer(endpoint, await response.text(), aes) };
}

function judged(endpoint: Endpoint, said: Said | null): Omit<Verdict, 'call'> {
  if (said === null) return { result: 'missing', code: 'no answer', differences: [] };
  const { status, answer } = said;
  if (status === 404 || status === 405) return { result: 'missing', code: String(status), differences: [] };
  if (status >= 400) return { result: 'refused', code: String(status), differences: [] };
  const read = v.safeParse(envelope, answer);
  if (!read.success) return { result: 'differs', code: '', differences: differencesOf(read.issues) };
  const { code, data } = read.output;
  if (code !== '0000') return { result: 'refused', code, differences: [] };
  const checked = v.safeParse(endpoint.data, data);
  return checked.success
    ? { result: 'right', code, differences: [] }
    : { result: 'differs', code, differences: differencesOf(checked.issues) };
}

function differencesOf(issues: readonly v.BaseIssue<unknown>[]): readonly Difference[] {
  return issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    expected: issue.expected ?? issue.message,
    got: kindOf(issue.input),
  }));
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'string') return `text of ${value.length}`;
  if (Array.isArray(value)) return `list of ${value.length}`;
  return typeof value === 'object' ? `object of ${Object.keys(value).length}` : typeof value;
}
