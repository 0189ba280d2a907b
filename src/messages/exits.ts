import { area } from './area';
import { exits } from './zh-CN/exits';

/** The pages that lead out of the app, and into it from a partner's. */
export const exitWords = area(exits, () => import('./en-US/exits').then((module) => module.exits));
