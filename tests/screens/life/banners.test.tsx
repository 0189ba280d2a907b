import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tap } from '../../support/actions';
import { openApp, pass } from '../../support/render-app';

const section = (name: string) => screen.getByRole('region', { name });
const second = 1_000;
let scrolledTo = 0;
beforeEach(() => {
  scrolledTo = 0;
  Object.defineProperty(window, 'scrollY', { get: () => scrolledTo, configurable: true });
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    scrolledTo = Number(top);
  });
});

describe('the banner carousel', () => {
  const currentBanner = () => {
    const slides = within(section('正在进行的活动')).getAllByRole('listitem');
    expect(slides).toHaveLength(1);
    return slides[0]?.getAttribute('aria-label');
  };
  const viewport = () => {
    const list = within(section('正在进行的活动')).getByRole('list');
    if (list.parentElement === null) throw new Error('no viewport');
    return list.parentElement;
  };

  it('advances every three seconds, and starts again after the last banner', async () => {
    await openApp('/newHome');
    expect(currentBanner()).toBe('第 1 张，共 5 张');
    await pass(3 * second);
    expect(currentBanner()).toBe('第 2 张，共 5 张');
    for (let turn = 0; turn < 4; turn += 1) await pass(3 * second);
    expect(currentBanner()).toBe('第 1 张，共 5 张');
  });

  it('stops at the pause button, and resumes when it is tapped again', async () => {
    await openApp('/newHome');
    await tap('button', '暂停轮播');
    await pass(10 * second);
    expect(currentBanner()).toBe('第 1 张，共 5 张');
    await tap('button', '继续轮播');
    await pass(3 * second);
    expect(currentBanner()).toBe('第 2 张，共 5 张');
  });

  it('stops while the pointer or the focus is on it', async () => {
    await openApp('/newHome');
    fireEvent.pointerEnter(viewport(), { pointerType: 'mouse' });
    await pass(10 * second);
    expect(currentBanner()).toBe('第 1 张，共 5 张');
    fireEvent.pointerLeave(viewport(), { pointerType: 'mouse' });
    fireEvent.focus(viewport());
    await pass(10 * second);
    expect(currentBanner()).toBe('第 1 张，共 5 张');
    fireEvent.blur(viewport());
    await pass(3 * second);
    expect(currentBanner()).toBe('第 2 张，共 5 张');
  });

  it('stops while the page is hidden', async () => {
    await openApp('/newHome');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await pass(10 * second);
    expect(currentBanner()).toBe('第 1 张，共 5 张');
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(3 * second);
    expect(currentBanner()).toBe('第 2 张，共 5 张');
  });

  it('never advances by itself with reduced motion, and then has no pause button', async () => {
    const [yes, no] = [window.matchMedia('all'), window.matchMedia('not all')];
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? yes : no,
    );
    await openApp('/newHome');
    await pass(10 * second);
    expect(currentBanner()).toBe('第 1 张，共 5 张');
    expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull();
  });

  it('moves by arrow keys and by a swipe, which does not count as a tap', async () => {
    await openApp('/newHome');
    fireEvent.keyDown(viewport(), { key: 'ArrowLeft' });
    expect(currentBanner()).toBe('第 5 张，共 5 张');
    fireEvent.keyDown(viewport(), { key: 'ArrowRight' });
    expect(currentBanner()).toBe('第 1 张，共 5 张');
    const hash = window.location.hash;
    fireEvent.pointerDown(viewport(), { clientX: 300 });
    fireEvent.pointerMove(viewport(), { clientX: 200 });
    fireEvent.pointerUp(viewport(), { clientX: 200 });
    expect(currentBanner()).toBe('第 2 张，共 5 张');
    fireEvent.click(within(viewport()).getAllByRole('link')[0] ?? viewport());
    expect(window.location.hash).toBe(hash);
  });
});
