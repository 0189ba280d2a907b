import { part } from '@/ui/layout/box';

/** TextWithFigures without a look of their own. */
export const Text = part('span');

/** Supporting words. */
export const Note = part('p', { tone: 'secondary', size: 'note' });

/** Times, hints and other small words. */
export const Caption = part('p', { tone: 'secondary', size: 'caption' });

/** The title of a card or of a part of a page. */
export const Title = part('h2', { size: 'title-s', weight: 'bold' });
