import { area } from './area';
import { kit } from './zh-CN/kit';

/** What the parts that every screen is made of say by themselves. */
export const kitWords = area(kit, () => import('./en-US/kit').then((module) => module.kit));
