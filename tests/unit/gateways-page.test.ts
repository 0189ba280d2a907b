import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gateways } from '@/api/gateways';
import { endpoints } from '@/mocks/core/endpoints';
import { gatewaysPage } from '../../tooling/gateways-text';

it('each call has a name of its own, by which its answers are kept and its faults are set', () => {
  const names = endpoints.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('the page on the gateways matches the endpoint records', () => {
  const page = readFileSync('docs/gateways.md', 'utf8');
  expect(page).toBe(gatewaysPage(gateways, endpoints));
});
