import { withChunkTimeout } from '@/domain/chunk-timeout';
import type { HostName } from '@/domain/session/host';
import { currentHost } from './detect';
import type { Host } from './host';
import { runtimeConfig, type RuntimeConfig } from './runtime-config';

let made: Promise<Host> | null = null;

/** Resolves with the host that the app runs in, loaded on first use; a load that failed is tried again. */
export function theHost(): Promise<Host> {
  made ??= withChunkTimeout('host', makers[currentHost()](runtimeConfig)).catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

const makers: Readonly<Record<HostName, (config: RuntimeConfig) => Promise<Host>>> = {
  'super-app': (config) => import('./super-app').then(({ superApp }) => superApp(config)),
  'channel-app': (config) => import('./channel-app').then(({ channelApp }) => channelApp(config)),
  maia: (config) => import('./maia').then(({ maia }) => maia(config)),
  'mini-program': (config) => import('./mini-program').then(({ miniProgram }) => miniProgram(config)),
  'social-browser': (config) => import('./social-browser').then(({ socialBrowser }) => socialBrowser(config)),
  browser: (config) => import('./browser').then(({ browser }) => browser(config)),
};
