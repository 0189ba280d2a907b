import { area } from './area';
import { titles } from './zh-CN/titles';

/** The page title of each address. */
export const titleWords = area(titles, () => import('./en-US/titles').then((module) => module.titles));
