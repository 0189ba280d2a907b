import { part } from '@/ui/layout/box';

/** A row of a list: what stands in it is centred, and a finger can hit it. */
export const ListRow = part('div', { display: 'flex', align: 'center', minHeight: 'row', paddingY: 2.5 });
