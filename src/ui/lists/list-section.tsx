import type { ReactNode } from 'react';
import { Surface } from '@/ui/layout/box';
import { ListHead } from './list-head';

interface ListSectionProps {
  title: string;
  /** Shown at the right of the title, such as the sums of a day. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A heading with a card of rows below it. */
export function ListSection({ title, aside, children }: ListSectionProps) {
  return (
    <section>
      <ListHead title={title} aside={aside} />
      <Surface paddingX={4}>{children}</Surface>
    </section>
  );
}
