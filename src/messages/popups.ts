import { area } from './area';
import { popups } from './zh-CN/popups';

/** The pop-ups of the start (section 4). */
export const popupWords = area(popups, () => import('./en-US/popups').then((module) => module.popups));
