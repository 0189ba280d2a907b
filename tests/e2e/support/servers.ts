import { resolve } from 'node:path';

const firstPort = Number(process.env['E2E_PORT'] ?? 4181);

/** For the script test:unhurried, whose person looks at the page only seconds after each action. */
export const isUnhurried = process.env['PACE'] === 'unhurried';

/** For the script test:slow-phone, whose pages have a fifth of a core. */
export const isSlowPhone = process.env['PACE'] === 'slow-phone';

/** Tests that wait most of their time leave room for more workers than there are cores. */
const workers = isUnhurried ? 10 : 2;

/** Each worker has its own preview server, so that parallel tests have separate ledgers. */
export const ports = Array.from({ length: workers }, (_, index) => firstPort + index);

/** The file in which the server of a worker keeps its ledger; runs at other ports have others. */
export function stateFileOf(index: number): string {
  return resolve('.tmp', `browser-tests-ledger-${ports[index]}.json`);
}

/** The address of a worker's server; `parallelIndex` counts from 0. */
export function originOf(parallelIndex: number): string {
  const port = ports[parallelIndex];
  if (port === undefined)
    throw new Error(`There are ${ports.length} servers, and none for worker ${parallelIndex}.`);
  return `http://localhost:${port}`;
}
