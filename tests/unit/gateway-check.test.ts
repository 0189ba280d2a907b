import { describe, expect, it } from 'vitest';
import { gateways as clientTable, type GatewayName } from '@/api/gateways';
import { endpoints } from '@/mocks/core/endpoints';
import { checkGateways, type CheckedGateways } from '../../tooling/gateway-check.ts';
import { config, Gateways, me } from '../support/gateways/mock-gateways';

const reads = endpoints.filter(({ effect }) => effect === 'read');
const token = `lx-${me}`;

function folders(): CheckedGateways['clients'] {
  const named = Object.entries(config.bases).map(([name, folder]) => [name, { folder, apiKey: 'key' }]);
  return Object.fromEntries(named) as Record<GatewayName, { folder: string; apiKey: string }>;
}

/** Asks the mocked gateways as if they were live; `changed` may give another answer to a path. */
async function verdicts(changed: (path: string, said: string) => Response | null = () => null) {
  const gateways = new Gateways();
  const send = async (address: string, { headers, body }: RequestInit) => {
    const path = new URL(address).pathname;
    const lower = Object.entries(headers as Record<string, string>).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    const final = await gateways.service.answer({
      path,
      headers: Object.fromEntries(lower),
      body: typeof body === 'string' ? body : '',
    });
    if (final.kind !== 'answer') throw new Error(final.kind);
    const { status, body: said } = final.answer;
    return changed(path, said) ?? new Response(said, { status });
  };
  const at = { base: 'https://gateway.example', clients: folders(), aes: config.aes, token };
  return checkGateways(at, clientTable, reads, send);
}

const json = (value: unknown) => new Response(JSON.stringify(value));

describe('the check of a live gateway', () => {
  it('finds nothing wrong with the mocked gateways', async () => {
    const all = await verdicts();
    expect(all.filter(({ result }) => result === 'differs' || result === 'missing')).toEqual([]);
    expect(all.filter(({ result }) => result === 'right').length).toBeGreaterThan(reads.length * 0.9);
  });

  it('finds exactly the differences that were planted, and shows no value of an answer', async () => {
    const all = await verdicts((path, said) => {
      if (path.endsWith('/queryUserInfo')) {
        const { data } = JSON.parse(said) as { data: Record<string, unknown> };
        return json({ code: '0000', data: { ...data, mobile: 13_812_345_678 } });
      }
      if (path.endsWith('/hotWordList')) return new Response('not here', { status: 404 });
      if (path.endsWith('/queryThanks')) return new Response('<html>', { status: 200 });
      if (path.endsWith('/yearReport')) return new Response('', { status: 503 });
      return null;
    });
    const wrong = all.filter(({ result }) => result === 'differs' || result === 'missing');
    expect(wrong).toEqual([
      expect.objectContaining({
        call: 'wallet queryUserInfo',
        result: 'differs',
        differences: [{ path: 'mobile', expected: 'string', got: 'number' }],
      }),
      expect.objectContaining({ call: 'life hotWordList', result: 'missing', code: '404' }),
      expect.objectContaining({ call: 'wallet queryThanks', result: 'differs' }),
    ]);
    expect(all.find(({ call }) => call === 'mall yearReport')).toMatchObject({
      result: 'refused',
      code: '503',
    });
    expect(JSON.stringify(all)).not.toContain('13812345678');
  });
});
