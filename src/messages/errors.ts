import { area } from './area';
import { errors } from './zh-CN/errors';

/** The error catalogue in both languages. */
export const errorWords = area(errors, () => import('./en-US/errors').then((module) => module.errors));
