import { area } from './area';
import { homeToday } from './zh-CN/home-today';

export const homeTodayWords = area(homeToday, () =>
  import('./en-US/home-today').then((module) => module.homeToday),
);
