import type { ReactNode } from 'react';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';

export interface BodyProps {
  /** Refetches when the page is pulled down. */
  onRefresh?: (() => Promise<unknown>) | undefined;
  /** Above the content in every state. */
  head?: ReactNode;
  /** Draws the content within something, such as tabs. */
  within?: ((content: ReactNode) => ReactNode) | undefined;
  /** Below the content in every state, such as sheets. */
  after?: ReactNode;
}

/** What stands under the header of a page of one thing or of a list. */
export function PageBody({ onRefresh, head, within, after, children }: BodyProps & { children: ReactNode }) {
  const content = (
    <>
      {head}
      {within === undefined ? children : within(children)}
    </>
  );
  return (
    <>
      {onRefresh === undefined ? content : <PullToRefresh onRefresh={onRefresh}>{content}</PullToRefresh>}
      {after}
    </>
  );
}
