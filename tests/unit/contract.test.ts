import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { gateways } from '@/api/gateways';
import { endpoints } from '@/mocks/core/endpoints';
import { contractDocument } from '../../tooling/contract-document.ts';

const contract = contractDocument(gateways, endpoints);
const paths = contract['paths'] as Readonly<Record<string, { post: Record<string, unknown> }>>;

describe('the contract of the gateways', () => {
  it('is an OpenAPI document for a validator that knows nothing of the app', async () => {
    const validator = new Validator();
    // The validator takes its own copy, as it changes what it is given.
    const result = await validator.validate(structuredClone(contract));
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it.each(endpoints)(
    'has the call $name of $gateway with its body, its answer and its headers',
    (endpoint) => {
      const { name, gateway, path, effect } = endpoint;
      const operation = paths[`/${gateway}${path}`]?.post;
      expect(operation?.['operationId']).toBe(`${gateway}.${name}`);
      const text = JSON.stringify(operation);
      expect(text.includes('"Idempotency-Key"')).toBe(effect !== 'read');
      expect(text).toContain(gateways[gateway].apiKeyHeader);
      for (const key of Object.keys('entries' in endpoint.body ? (endpoint.body.entries as object) : {}))
        expect(text).toContain(`"${key}"`);
    },
  );
});
