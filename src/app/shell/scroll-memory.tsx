import { Component } from 'react';
import { scrollBackTo } from './scroll-back';

interface ScrollMemoryProps {
  /** What is shown; going on within the same page leaves the window where it is. Null where nothing is to be remembered. */
  page: string | number | null;
  /** Names the position: pages differ by it, and one page may have several. */
  entry: string | number | null;
  /** Whether a page without a known position begins at its top; else it is left as it is. */
  freshAtTop?: boolean;
}

/**
 * All pages scroll the one window, so how far one was scrolled is noted just before it gives way, and is taken up when it comes back.
 * A class, because that moment has no hook: once an effect runs, the new page stands and the window has moved.
 */
export class ScrollMemory extends Component<ScrollMemoryProps> {
  private readonly positions = new Map<string | number, number>();
  private stop: () => void = () => undefined;

  override getSnapshotBeforeUpdate({ entry }: ScrollMemoryProps): number {
    const stood = window.scrollY;
    if (entry !== null && entry !== this.props.entry) this.positions.set(entry, stood);
    return stood;
  }

  override componentDidUpdate(before: ScrollMemoryProps, _: unknown, stood: number): void {
    const { page, entry, freshAtTop = false } = this.props;
    if (page === before.page) return;
    this.stop();
    const known = entry === null ? undefined : this.positions.get(entry);
    if (known === undefined && !freshAtTop) return;
    const top = known ?? 0;
    // A window that stood at the top still does; to move it would have the new page laid out at once, before its frame.
    if (stood > 0 || top > 0) this.stop = scrollBackTo(top);
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  override render(): null {
    return null;
  }
}
