import type { SocialSignature } from './host';

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
  sign: () => Promise.reject(new Error('no signature was provided')),
  memberId: () => '',
  goBack: () => window.history.back(),
};

/** A host may be made before the app has provided everything, so each call looks again. */
export const runtimeConfig: RuntimeConfig = {
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
