import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '@/api/endpoints/all';
import { planned } from '@/api/endpoints/planned';
import { gateways } from '@/api/gateways';
import { gatewaysPage } from '../../tooling/gateways-text';

it('the page on the gateways matches the endpoint records', () => {
  const page = readFileSync('docs/gateways.md', 'utf8');
  expect(page).toBe(gatewaysPage(gateways, endpoints, planned));
});

it('no call is both declared and planned', () => {
  const toCome = Object.entries(planned).flatMap(([client, groups]) =>
    Object.values(groups)
      .flat()
      .map((name) => `${client} ${name}`),
  );
  const declared = endpoints.map(({ gateway, name }) => `${gateway} ${name}`);
  expect(toCome.filter((name) => declared.includes(name))).toEqual([]);
  expect(new Set(toCome).size).toBe(toCome.length);
});
