import { part } from '@/ui/layout/box';

/** A button, or a link, that is an icon alone. */
export const IconButton = part('button', { square: 'tap' });
