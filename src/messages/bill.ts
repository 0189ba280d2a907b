import { area } from './area';
import { bill } from './zh-CN/bill';

export const billWords = area(bill, () => import('./en-US/bill').then((module) => module.bill));
