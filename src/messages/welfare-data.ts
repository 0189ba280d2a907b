import { area } from './area';
import { welfareData } from './zh-CN/welfare-data';

export const welfareDataWords = area(welfareData, () =>
  import('./en-US/welfare-data').then((module) => module.welfareData),
);
