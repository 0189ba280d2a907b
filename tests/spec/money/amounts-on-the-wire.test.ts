import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { coins, wireMoney, wireTenths } from '@/api/wire';
import { endpoints } from '@/mocks/core/endpoints';
import { reaches } from '../../support/samples/schema-parts';

// The rows of a list stand in the schema where they can be walked.
vi.mock('@/api/list-of', () => ({ listOf: (row: v.GenericSchema) => v.array(row) }));

const has = ({ body, data }: Endpoint, unit: unknown) => reaches([body, data], unit);
const inCoins = endpoints.filter((endpoint) => has(endpoint, coins) || has(endpoint, wireMoney));
const inTenths = endpoints.filter((endpoint) => has(endpoint, wireTenths));

/** The services that take orders; the report of a year tells of all accounts. */
const selling: readonly string[] = ['shop', 'topup', 'taxi', 'game'];
const isReport = ({ name }: Endpoint) => name === 'yearReport';

describe('an amount on the wire', () => {
  it('is in one unit in all that a call says', () => {
    expect(inTenths.filter((endpoint) => inCoins.includes(endpoint)).map(({ name }) => name)).toEqual([]);
  });

  it('is in tenths wherever orders are taken', () => {
    const wrong = inCoins.filter((endpoint) => selling.includes(endpoint.service) && !isReport(endpoint));
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(new Set(inTenths.map(({ service }) => service))).toEqual(new Set([...selling, 'pay', 'wallet']));
  });

  it('of an order is a whole number of tenths, not below 0', () => {
    for (const amount of [0, 1, 880, 200_000]) expect(v.parse(wireTenths, amount)).toBe(amount);
  });

  it.each([88.5, -1, NaN, Infinity, 2 ** 53, '88', '88.0', null])('of an order is not %s', (amount) => {
    expect(v.safeParse(wireTenths, amount).success).toBe(false);
  });
});
