import { area } from './area';
import { scan } from './zh-CN/scan';

/** Scanning a code, from the camera, a picture, the host or by hand. */
export const scanWords = area(scan, () => import('./en-US/scan').then((module) => module.scan));
