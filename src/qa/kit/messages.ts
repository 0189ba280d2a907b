import { area } from '@/messages/define-messages';
import { zh } from './messages-zh';

/** Sample words of the page of parts; nothing of them is the product's. */
export const sampleMessages = area(zh, () => import('./messages-en').then((module) => module.en));
