import { area } from './area';
import { transfers } from './zh-CN/transfers';

export const transferWords = area(transfers, () =>
  import('./en-US/transfers').then((module) => module.transfers),
);
