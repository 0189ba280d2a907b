import { area } from './area';
import { home } from './zh-CN/home';

export const homeWords = area(home, () => import('./en-US/home').then((module) => module.home));
