import { area } from './area';
import { centre } from './zh-CN/centre';

/** The transfer centre. */
export const centreWords = area(centre, () => import('./en-US/centre').then((module) => module.centre));
