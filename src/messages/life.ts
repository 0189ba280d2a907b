import { area } from './area';
import { life } from './zh-CN/life';

export const lifeWords = area(life, () => import('./en-US/life').then((module) => module.life));
