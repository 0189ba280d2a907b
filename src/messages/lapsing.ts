import { area } from './area';
import { lapsing } from './zh-CN/lapsing';

export const lapsingWords = area(lapsing, () => import('./en-US/lapsing').then((module) => module.lapsing));
