import { area } from './area';
import { guide } from './zh-CN/guide';

export const guideWords = area(guide, () => import('./en-US/guide').then((module) => module.guide));
