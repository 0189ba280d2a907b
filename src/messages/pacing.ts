import { area } from './area';
import { pacing } from './zh-CN/pacing';

export const pacingWords = area(pacing, () => import('./en-US/pacing').then((module) => module.pacing));
