import { area } from './area';
import { search } from './zh-CN/search';

export const searchWords = area(search, () => import('./en-US/search').then((module) => module.search));
