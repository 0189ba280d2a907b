import { Component } from 'react';
import { scrollBackTo } from './scroll-back';

interface ScrollMemoryProps {
  /** The instance of the page that is shown. */
  page: number;
  /** The entry of the history that is shown. */
  entry: string;
  /** What the page shows: a page that goes on to another item begins anew. */
  item: string;
  /** The instances that are mounted, shown or hidden. */
  mounted: readonly number[];
}

/**
 * All pages scroll the one window. A page that was kept alive comes back as far scrolled as it was left, by whichever way it is reached; any
 * other begins at its top, or where its entry of the history was left. A class, because the position has to be read just before the
 * page gives way, and that moment has no hook.
 */
export class ScrollMemory extends Component<ScrollMemoryProps> {
  private readonly positions = new Map<string | number, number>();
  private stop: () => void = () => undefined;

  override getSnapshotBeforeUpdate({ page, entry }: ScrollMemoryProps): number {
    const top = window.scrollY;
    if (page !== this.props.page) this.positions.set(page, top);
    if (entry !== this.props.entry) this.positions.set(entry, top);
    return top;
  }

  override componentDidUpdate(before: ScrollMemoryProps, _: unknown, leftAt: number): void {
    const { page, entry, item, mounted } = this.props;
    // The number of an instance that is gone is given to another page.
    for (const key of this.positions.keys())
      if (typeof key === 'number' && !mounted.includes(key)) this.positions.delete(key);
    // Going on within a page leaves the window where it is.
    const isSamePage = page === before.page;
    if (isSamePage && item === before.item) return;
    this.stop();
    const top = (isSamePage ? undefined : this.positions.get(page)) ?? this.positions.get(entry) ?? 0;
    // A window that is at the top already need not be moved, which would lay the new page out before its frame.
    if (leftAt > 0 || top > 0) this.stop = scrollBackTo(top);
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  override render(): null {
    return null;
  }
}
