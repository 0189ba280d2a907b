import { area } from './area';
import { givingRight } from './zh-CN/giving-right';

export const givingRightWords = area(givingRight, () =>
  import('./en-US/giving-right').then((module) => module.givingRight),
);
