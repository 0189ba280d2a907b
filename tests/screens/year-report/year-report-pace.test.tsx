import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tap } from '../../support/actions';
import { controlDevice, setHidden } from '../../support/hosts/device';
import { openApp, pass, settled } from '../../support/render-app';
import { recordPictures } from '../../support/samples/picture';

controlDevice();

const page = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const next = () => screen.getByRole('button', { name: '下一页' });
const previous = () => screen.getByRole('button', { name: '上一页' });
const pageTime = 8_000;

/** Touches the page at one point and lets go at another. */
async function touch(from: number, to: number, ms: number): Promise<void> {
  const target = to < 195 ? previous() : next();
  fireEvent.pointerDown(target, { clientX: from });
  await pass(ms);
  fireEvent.pointerUp(target, { clientX: to });
  fireEvent.click(target, { detail: 1 });
  await settled();
}

describe('the pages of the year report', () => {
  it('advance by themselves after eight seconds, and the last one stays', async () => {
    await openApp('/activityYears');
    expect(page()).toBe(1);
    await pass(pageTime);
    expect(page()).toBe(2);
    for (let turns = 0; turns < 8; turns += 1) await pass(pageTime + 100);
    expect(page()).toBe(6);
  });

  it('stop at the pause button, and go on with the time that was left', async () => {
    await openApp('/activityYears');
    await pass(5_000);
    await tap('button', '暂停播放');
    await pass(60_000);
    expect(page()).toBe(1);
    await tap('button', '继续播放');
    await pass(2_000);
    expect(page()).toBe(1);
    await pass(2_000);
    expect(page()).toBe(2);
  });

  it('stay under reduced motion, without a pause button, and turn by tap', async () => {
    const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList);
    await openApp('/activityYears');
    await pass(60_000);
    expect(page()).toBe(1);
    expect(screen.queryByRole('button', { name: /播放/ })).not.toBeInTheDocument();
    await touch(300, 300, 50);
    expect(page()).toBe(2);
  });

  it('stop while a finger holds them, and do not turn when it lets go', async () => {
    await openApp('/activityYears');
    await touch(300, 300, 20_000);
    expect(page()).toBe(1);
    await pass(pageTime);
    expect(page()).toBe(2);
  });

  it('turn by a tap on either half, by a swipe and by the arrow keys', async () => {
    await openApp('/activityYears');
    await touch(300, 300, 50);
    expect(page()).toBe(2);
    await touch(80, 80, 50);
    expect(page()).toBe(1);
    await touch(300, 220, 50);
    expect(page()).toBe(2);
    await touch(100, 180, 50);
    expect(page()).toBe(1);
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await settled();
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await settled();
    expect(page()).toBe(3);
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await settled();
    expect(page()).toBe(2);
    fireEvent.keyDown(window, { key: 'ArrowLeft', altKey: true });
    await settled();
    expect(page()).toBe(2);
  });

  it('stop while the focus of a keyboard is inside', async () => {
    await openApp('/activityYears');
    // The test's window does not know how the focus got there.
    const button = screen.getByRole('button', { name: '保存图片' });
    vi.spyOn(button, 'matches').mockReturnValue(true);
    act(() => button.focus());
    await pass(60_000);
    expect(page()).toBe(1);
    act(() => button.blur());
    await pass(pageTime);
    expect(page()).toBe(2);
  });

  it('stop for good when somebody turns them without a pointer, as a screen reader does', async () => {
    await openApp('/activityYears');
    fireEvent.click(next(), { detail: 0 });
    await pass(60_000);
    expect(page()).toBe(2);
    expect(screen.getByRole('button', { name: '继续播放' })).toBeInTheDocument();
  });

  it('stop while another app is in front', async () => {
    await openApp('/activityYears');
    await setHidden(true);
    await pass(60_000);
    expect(page()).toBe(1);
    await setHidden(false);
    await pass(pageTime);
    expect(page()).toBe(2);
  });

  it('announce a new page to screen readers only while nothing moves', async () => {
    await openApp('/activityYears');
    const live = () => screen.getByRole('article').parentElement?.getAttribute('aria-live');
    expect(live()).toBe('off');
    await tap('button', '暂停播放');
    expect(live()).toBe('polite');
  });

  describe('under the sheet', () => {
    beforeEach(() => void recordPictures());

    it('stop, and ignore the arrow keys', async () => {
      await openApp('/activityYears');
      await tap('button', '保存图片');
      await pass(60_000);
      fireEvent.keyDown(window, { key: 'ArrowRight' });
      await settled();
      expect(page()).toBe(1);
      await tap('button', '收起');
      await pass(pageTime);
      expect(page()).toBe(2);
    });
  });
});
