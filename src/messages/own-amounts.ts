import { area } from './area';
import { ownAmounts } from './zh-CN/own-amounts';

export const ownAmountWords = area(ownAmounts, () =>
  import('./en-US/own-amounts').then((module) => module.ownAmounts),
);
