import type { ComponentPropsWithRef, ElementType } from 'react';
import '@/ui/theme/screens.css';
import './box.css';
import { attributesOf, type StyleProps } from './style-props';

type PartProps<Tag extends ElementType> = StyleProps & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof StyleProps | 'as'
  >;

/** A part of which `look` says how it looks unless it is told otherwise; it is a `tag` unless told `as` what. */
export function part<Default extends ElementType>(tag: Default, look: StyleProps = {}) {
  return function Part<Tag extends ElementType = Default>({ as, ...props }: PartProps<Tag>) {
    const Element: ElementType = as ?? tag;
    return <Element {...attributesOf({ ...look, ...props })} />;
  };
}

/** An element without looks of its own. */
export const Box = part('div');

/** Things side by side. */
export const Inline = part('div', { display: 'flex', align: 'center' });

/** Things below each other. */
export const Stack = part('div', { display: 'flex', direction: 'column' });

/** Things in columns of the same width. */
export const Grid = part('div', { display: 'grid' });

/** What stands out from the page as a sheet of paper does. */
export const Surface = part('div', { background: 'surface', radius: 'l', shadow: 1 });
