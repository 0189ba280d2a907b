import { execFileSync } from 'node:child_process';
import type { Address } from '@/domain/screens';

/** A real build leaves these out; the tests of the mocked build cover them. */
const mockedOnly = new Set(['/__kit', '/partner-login']);

/** The addresses without redirects. */
export function addressesWithScreens(): Address[] {
  const printed = execFileSync(process.execPath, ['tooling/routes.mjs'], { encoding: 'utf8' });
  return printed
    .split('\n')
    .map((line) => line.split(/\s+/))
    .filter(([address = '', what]) => address.startsWith('/') && what !== '→' && !mockedOnly.has(address))
    .map(([address]) => address as Address);
}
