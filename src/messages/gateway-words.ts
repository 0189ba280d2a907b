import { area } from './define-messages';

/** How a text of the gateways is said in the person's language; the gateways speak Chinese. */
export const gatewayWords = {
  said: (text: string) => text,
};

export const gatewayWordMessages = area(gatewayWords, () =>
  import('./gateway-words.en').then((module) => module.gatewayWords),
);
