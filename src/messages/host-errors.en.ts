import type { host as zh } from './host-errors';

export const host: typeof zh = {
  unsupported: 'unsupported',
  scanUnsupported: 'sorry, the current client version does not support scan',
  configFailed: (text) => `config verification failed: ${text}`,
};
