import { withChunkTimeout } from '@/domain/chunk-timeout';
import type { HostName } from '@/domain/session/host';
import { currentHost } from './detect';
import type { Host, SocialSignature } from './host';

/** Signs an address of the app, without its hash, for the social app. */
export type Sign = (url: string) => Promise<SocialSignature>;

/** What the app gives the adapters: the host layer knows neither gateways nor the router. */
export interface RuntimeConfig {
  sign: Sign;
  /** The person's id in the app's own store; empty until it is known. */
  memberId: () => string;
  /** One page back in the app. */
  goBack: () => void;
}

const provided: RuntimeConfig = {
  sign: () => Promise.reject(new Error('nobody signs addresses')),
  memberId: () => '',
  goBack: () => window.history.back(),
};

/** A host may be made before the app has provided everything, so each call looks again. */
const runtimeConfig: RuntimeConfig = {
  sign: (url) => provided.sign(url),
  memberId: () => provided.memberId(),
  goBack: () => provided.goBack(),
};

/** Sets the function that signs addresses; called once by app/wiring before the host is used. */
export function provideSignature(sign: Sign): void {
  provided.sign = sign;
}

/** Sets where hosts without a native side find the person's id; called once by the start. */
export function provideMemberId(memberId: () => string): void {
  provided.memberId = memberId;
}

/** Sets how to go one page back; called by app/wiring where that takes more than the browser's history. */
export function provideWayBack(goBack: () => void): void {
  provided.goBack = goBack;
}

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
