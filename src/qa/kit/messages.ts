import { area } from '@/messages/define-messages';
import { zh } from './messages-zh';

/** Sample texts for /__kit; the product does not use them. */
export const sampleMessages = area(zh, () => import('./messages-en').then((module) => module.en));
