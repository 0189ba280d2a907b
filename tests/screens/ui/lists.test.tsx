import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LazySection } from '@/areas/home/components/lazy-section';
import { Skeleton } from '@/ui/feedback/skeleton';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { observeByHand } from '../../support/observer';
import { controlClock, newUser } from '../../support/user';

controlClock();
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('lazy sections', () => {
  const show = () =>
    render(
      <LazySection fallback={<Skeleton label="还在路上" bars={[20]} />}>
        <p>第一张</p>
        {null}
        <p>第二张</p>
        <p>第三张</p>
      </LazySection>,
    );

  it('are rendered one after another while the next one is near the viewport, above the fallback of the rest', async () => {
    const { see } = observeByHand();
    show();
    expect(screen.getByText('第一张')).toBeVisible();
    see(true);
    expect(screen.queryByText('第二张')).toBeNull();
    await advance(0);
    expect(screen.getByText('第二张')).toBeVisible();
    expect(screen.queryByText('第三张')).toBeNull();
    see(true);
    expect(screen.getByRole('status', { name: '还在路上' })).toBeVisible();
    await advance(0);
    expect(screen.getByText('第三张')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('are not rendered while they are out of view', async () => {
    const { see } = observeByHand();
    show();
    see(false);
    await advance(5_000);
    expect(screen.queryByText('第二张')).toBeNull();
  });

  it('expose their loading state only near the viewport', () => {
    const { see } = observeByHand();
    show();
    const waiting = () => screen.queryByRole('status', { name: '还在路上' });
    expect(waiting()).toBeNull();
    see(true);
    expect(waiting()).toBeVisible();
  });

  it('are rendered a whole screen ahead as soon as the page is scrolled', () => {
    const { margins } = observeByHand();
    show();
    expect(margins()).toEqual(['0px']);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(margins()).toEqual(['0px 0px 100% 0px']);
  });
});

describe('the end of a list', () => {
  it('requests the next page when it comes near, and once for each page', async () => {
    const sight = observeByHand();
    const more = vi.fn();
    const { rerender } = render(<InfiniteSentinel state="more" onReach={more} />);
    await advance(1000);
    expect(more).not.toHaveBeenCalled();
    sight.see(true);
    await advance(1000);
    expect(more).toHaveBeenCalledOnce();
    rerender(<InfiniteSentinel state="loading" onReach={more} />);
    expect(screen.getByRole('status')).toHaveTextContent('正在加载更多');
    rerender(<InfiniteSentinel state="more" onReach={more} />);
    await advance(1000);
    expect(more).toHaveBeenCalledTimes(2);
  });

  it('waits at least 200 ms between two requests', async () => {
    const sight = observeByHand();
    const more = vi.fn();
    const { rerender } = render(<InfiniteSentinel state="more" onReach={more} />);
    sight.see(true);
    await advance(0);
    expect(more).toHaveBeenCalledOnce();
    rerender(<InfiniteSentinel state="loading" onReach={more} />);
    rerender(<InfiniteSentinel state="more" onReach={more} />);
    await advance(199);
    expect(more).toHaveBeenCalledOnce();
    await advance(1);
    expect(more).toHaveBeenCalledTimes(2);
  });

  it('requests nothing by itself after a failure or at the end', async () => {
    const user = newUser();
    const sight = observeByHand();
    const more = vi.fn();
    const { rerender } = render(<InfiniteSentinel state="failed" onReach={more} />);
    sight.see(true);
    await advance(1000);
    expect(more).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    expect(more).toHaveBeenCalledOnce();
    rerender(<InfiniteSentinel state="end" onReach={more} />);
    await advance(1000);
    expect(more).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('没有更多了');
  });
});

describe('pulling to refresh', () => {
  const setup = () => {
    let finish: () => void = () => undefined;
    const refresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(
      <PullToRefresh onRefresh={refresh}>
        <p>列表</p>
      </PullToRefresh>,
    );
    const list = screen.getByText('列表');
    const pull = (by: number) => {
      fireEvent.touchStart(list, { touches: [{ clientY: 100 }] });
      fireEvent.touchMove(list, { touches: [{ clientY: 100 + by }] });
    };
    return { refresh, list, pull, finish: () => act(async () => finish()) };
  };

  it.each([
    [69, 0],
    [70, 1],
  ])('by %i px refreshes %i times', (by, times) => {
    const { refresh, list, pull } = setup();
    pull(by);
    expect(refresh).not.toHaveBeenCalled();
    fireEvent.touchEnd(list);
    expect(refresh).toHaveBeenCalledTimes(times);
  });

  it('does nothing when the finger returns or the gesture is cancelled', () => {
    const { refresh, list, pull } = setup();
    pull(90);
    fireEvent.touchMove(list, { touches: [{ clientY: 110 }] });
    fireEvent.touchEnd(list);
    pull(90);
    fireEvent.touchCancel(list);
    fireEvent.touchEnd(list);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('does nothing in the middle of a page', () => {
    const { refresh, list, pull } = setup();
    Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
    pull(90);
    fireEvent.touchEnd(list);
    expect(refresh).not.toHaveBeenCalled();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('has a button that does the same, shows that it is busy, and refreshes once at a time', async () => {
    const user = newUser();
    const { refresh, finish } = setup();
    const button = screen.getByRole('button', { name: '刷新' });
    await user.click(button);
    expect(within(screen.getByRole('status')).getByText('正在刷新')).toBeVisible();
    await user.click(button);
    expect(refresh).toHaveBeenCalledOnce();
    await finish();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
