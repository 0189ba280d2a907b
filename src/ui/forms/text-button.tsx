import { part } from '@/ui/layout/box';

/** A button, or a link, that is words alone. */
export const TextButton = part('button', { minHeight: 'tap', tone: 'primary' });
