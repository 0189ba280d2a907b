import { part } from '@/ui/layout/box';

/** Two buttons of the same width beside each other. */
export const ButtonPair = part('div', { display: 'grid', columns: 2, gap: 3 });
