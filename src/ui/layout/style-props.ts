/** How a part looks. Each value is a class of box.css; spaces are counted in steps of 4 px. */
export interface StyleProps {
  tone?:
    | 'plain'
    | 'secondary'
    | 'tertiary'
    | 'primary'
    | 'gold'
    | 'danger'
    | 'warning'
    | 'success'
    | 'info'
    | 'hero-secondary'
    | undefined;
  size?: 'caption' | 'note' | 'title-s' | 'title' | 'title-l' | undefined;
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  font?: 'number' | undefined;
  textAlign?: 'left' | 'center' | 'right' | undefined;
  lineHeight?: 'loose' | undefined;
  whiteSpace?: 'nowrap' | 'pre-line' | undefined;
  /** Breaks a word that is longer than its line. */
  breakWords?: boolean | undefined;
  display?: 'block' | 'flex' | 'inline-flex' | 'grid' | undefined;
  direction?: 'column' | undefined;
  align?: 'stretch' | 'start' | 'center' | 'baseline' | undefined;
  justify?: 'center' | 'end' | 'between' | undefined;
  wrap?: boolean | undefined;
  columns?: 2 | 3 | undefined;
  gap?: 2 | 3 | undefined;
  flex?: 1 | 'none' | undefined;
  minWidth?: 0 | undefined;
  /** Takes the room that is left, and no more. */
  grow?: boolean | undefined;
  width?: 'full' | undefined;
  minHeight?: 'tap' | 'row' | undefined;
  /** Has this width and height, and what is inside stands in the middle. */
  square?: 'tap' | 'tile' | undefined;
  marginX?: 2 | 3 | undefined;
  marginY?: 3 | -3 | undefined;
  marginTop?: 0.5 | 1 | 1.5 | 2 | 3 | 4 | 5 | undefined;
  marginBottom?: 1 | 2 | 2.5 | 3 | 4 | undefined;
  marginLeft?: 2 | 3 | 'auto' | undefined;
  marginRight?: 2 | 3 | 4 | undefined;
  paddingX?: 1 | 2 | 3 | 4 | undefined;
  paddingY?: 1 | 2 | 2.5 | 3 | 4 | undefined;
  padding?: 4 | undefined;
  paddingTop?: 2 | 3 | undefined;
  paddingBottom?: 4 | 5 | undefined;
  background?: 'surface' | 'sunken' | 'tile' | 'primary-soft' | undefined;
  radius?: 'm' | 'l' | 'xl' | undefined;
  shadow?: 1 | 2 | undefined;
  /** A hairline between neighbours that have it. */
  divider?: 'between' | undefined;
  position?: 'relative' | undefined;
  overflow?: 'hidden' | undefined;
}

const names = new Set<string>([
  'tone',
  'size',
  'weight',
  'font',
  'textAlign',
  'lineHeight',
  'whiteSpace',
  'breakWords',
  'display',
  'direction',
  'align',
  'justify',
  'wrap',
  'columns',
  'gap',
  'flex',
  'minWidth',
  'grow',
  'width',
  'minHeight',
  'square',
  'marginX',
  'marginY',
  'marginTop',
  'marginBottom',
  'marginLeft',
  'marginRight',
  'paddingX',
  'paddingY',
  'padding',
  'paddingTop',
  'paddingBottom',
  'background',
  'radius',
  'shadow',
  'divider',
  'position',
  'overflow',
] satisfies (keyof StyleProps)[]);

/** The attributes of an element: properties that say how it looks become classes, which stand before its own. */
export function attributesOf({ className, ...props }: Record<string, unknown>): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  const classes: string[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (!names.has(name)) attributes[name] = value;
    else if (value === true) classes.push(`lc-${name}`);
    else if (typeof value === 'string' || typeof value === 'number') classes.push(`lc-${name}-${value}`);
  }
  if (typeof className === 'string') classes.push(className);
  return { ...attributes, className: classes.join(' ') };
}
