import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { encodeAnswer } from '@/api/codec';
import type { Endpoint } from '@/api/endpoint';
import { failureOf } from '@/api/errors';
import { verdict } from '@/domain/payment/payment-attempt';
import { endpoints } from '@/mocks/core/endpoints';
import { aes, stubGateway, type Reply } from '../../support/gateways/gateway-stub';
import { sampleOf } from '../../support/schema-sample';

const rows = endpoints.map((each) => [`${each.gateway} ${each.name}`, each] as const);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const plain = (body: string, status = 200): Reply => ({ status, body });

/** Answers that no gateway should give, whatever it is asked. */
const malformed: Readonly<Record<string, Reply>> = {
  'a page': plain('<!doctype html><title>502</title>'),
  nothing: plain(''),
  'half an answer': plain('{"code":"0000","data":{"list":[{"mo'),
  'cipher text of another key': plain('9f86d081884c7d659a2feaa0c55ad015'),
  'a bare null': plain('null'),
  'a bare list': plain('[]'),
  'an envelope without a code': plain('{"data":{}}'),
  'a code that is a list': plain('{"code":["0000"],"data":{}}'),
  'a broken gateway': plain('<h1>Bad Gateway</h1>', 502),
  'an overloaded gateway': plain('{}', 503),
};

interface Told {
  data?: unknown;
  verdict?: ReturnType<typeof verdict>;
}

async function told(endpoint: Endpoint, reply: Reply): Promise<Told> {
  stubGateway([reply]);
  const key = endpoint.effect === 'read' ? {} : { idempotencyKey: 'one-intent' };
  const answer = call(endpoint, sampleOf(endpoint.body), { ...key, background: true }).then(
    (data): Told => ({ data }),
    (error: unknown): Told => ({ verdict: verdict(failureOf(error)) }),
  );
  await vi.runAllTimersAsync();
  return answer;
}

/** The answer with this data, as the gateway writes it. */
function answering(endpoint: Endpoint, data: unknown): Reply {
  return plain(encodeAnswer(endpoint, { code: '0000', message: '', data }, aes).text);
}

type Path = readonly (string | number)[];

/** The places of all numbers, and of the texts that are read as one. */
function figures(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number' || (typeof value === 'string' && /^-?\d+\.\d$/.test(value))) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => figures(each, [...path, key]));
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by));
  return copy;
}

/** Numbers of the app's own reading of an answer; one that is no figure counts as a fault of its own. */
function countFigures(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 1 : Infinity;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countFigures(each), 0);
}

describe('a malformed answer', () => {
  it.each(rows)(
    'to %s is never taken for a success, and leaves the outcome of a write open',
    async (...row) => {
      const [, endpoint] = row;
      for (const [what, reply] of Object.entries(malformed))
        expect(await told(endpoint, reply), what).toEqual({ verdict: 'unanswered' });
    },
  );

  it.each(rows)(
    'to %s that holds no figure where there has to be one makes no number of it',
    async (...row) => {
      const [, endpoint] = row;
      const sound = sampleOf(endpoint.data, 'full');
      const healthy = await told(endpoint, answering(endpoint, sound));
      expect(healthy.verdict).toBeUndefined();
      for (const path of figures(sound))
        for (const wrong of [null, '', 'a word', [], {}, true, '1,2', '１２']) {
          const answer = await told(endpoint, answering(endpoint, replaced(sound, path, wrong)));
          const where = `${path.join('.')}: ${JSON.stringify(wrong)}`;
          if (answer.verdict === undefined)
            expect(countFigures(answer.data), where).toBeLessThan(countFigures(healthy.data));
          else expect(answer, where).toEqual({ verdict: 'unanswered' });
        }
    },
  );
});
