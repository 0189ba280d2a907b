import { area } from './area';
import { news } from './zh-CN/news';

export const newsWords = area(news, () => import('./en-US/news').then((module) => module.news));
