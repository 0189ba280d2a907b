import { area } from '@/messages/area';
import { zh } from './words-zh';

/** Sample words of the page of parts; nothing of them is the product's. */
export const sampleWords = area(zh, () => import('./words-en').then((module) => module.en));
