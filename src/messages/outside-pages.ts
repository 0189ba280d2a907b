import { area } from './area';
import { outsidePages } from './zh-CN/outside-pages';

export const outsidePageWords = area(outsidePages, () =>
  import('./en-US/outside-pages').then((module) => module.outsidePages),
);
