import { area } from './area';
import { visit } from './zh-CN/visit';

/** What is said over the pages and beside figures; the first paint does without it. */
export const visitWords = area(visit, () => import('./en-US/visit').then((module) => module.visit));
