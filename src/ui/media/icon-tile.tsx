import type { ComponentProps } from 'react';
import { part } from '@/ui/layout/box';
import type { StyleProps } from '@/ui/layout/style-props';
import { Icon } from './icon';

const Tile = part('span', { square: 'tile', background: 'tile', radius: 'm' });

/** An icon on a square of its own, as a row of a list begins with. */
export function IconTile({ icon, ...props }: { icon: string } & StyleProps & ComponentProps<'span'>) {
  return (
    <Tile {...props}>
      <Icon name={icon} size={22} />
    </Tile>
  );
}
