import { area } from './area';
import { activation } from './zh-CN/activation';

/** Having no account, activating one, and what the gateways tell about it. */
export const activationWords = area(activation, () =>
  import('./en-US/activation').then((module) => module.activation),
);
