import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '@/api/endpoints/all';
import { gateways } from '@/api/gateways';
import { gatewaysPage } from '../../tooling/gateways-text';

it('the page on the gateways matches the endpoint records', () => {
  const page = readFileSync('docs/gateways.md', 'utf8');
  expect(page).toBe(gatewaysPage(gateways, endpoints));
});
