import { area } from './area';
import { preCheck } from './zh-CN/pre-check';

/** What stands out about a batch before it goes. */
export const preCheckWords = area(preCheck, () =>
  import('./en-US/pre-check').then((module) => module.preCheck),
);
