import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CodeCard } from '@/ui/codes/code-card';
import { Countdown } from '@/ui/feedback/countdown';
import { controlClock, newUser } from '../../support/user';

controlClock();
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a countdown', () => {
  it('updates its digits each second and its label each minute', async () => {
    const changes: (string | null)[] = [];
    render(<Countdown until={Date.now() + 90_061_000} />);
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('1天01:01:01');
    for (let second = 0; second < 62; second++) {
      await advance(1000);
      const label = timer.getAttribute('aria-label');
      if (changes[changes.length - 1] !== label) changes.push(label);
    }
    expect(timer).toHaveTextContent('1天00:59:59');
    expect(changes).toEqual(['还剩 1 天 1 小时 1 分', '还剩 1 天 1 小时', '还剩 1 天 59 分']);
  });

  it('says when less than a minute is left, and when the time is up', async () => {
    render(<Countdown until={Date.now() + 2000} />);
    expect(screen.getByRole('timer')).toHaveAccessibleName('还剩不到 1 分钟');
    await advance(3000);
    expect(screen.getByRole('timer')).toHaveAccessibleName('已结束');
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  });

  it('uses the clock that it was given', async () => {
    let now = 0;
    render(<Countdown until={10_000} clock={() => now} />);
    now = 4000;
    await advance(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:06');
  });
});

describe('a code card', () => {
  const code = { digits: '284613579024616188', matrix: [[true, false]], bars: [2, 1, 3] };

  it('shows only the ends of its digits until all are requested, and hides them again', async () => {
    const user = newUser();
    render(<CodeCard title="付款" code={code} />);
    const card = screen.getByRole('region', { name: '付款' });
    expect(card).toHaveTextContent('2846 **** **** 6188');
    expect(card.innerHTML).not.toContain('1357');
    await user.click(screen.getByRole('button', { name: '查看数字' }));
    expect(card).toHaveTextContent('2846 1357 9024 6161 88');
    await user.click(screen.getByRole('button', { name: '隐藏数字' }));
    expect(card).toHaveTextContent('2846 **** **** 6188');
  });

  it('draws exactly the modules and bars that it was given, with ten light modules on either side of the bars', () => {
    render(<CodeCard title="付款" code={code} />);
    const drawn = (name: string) => screen.getByRole('img', { name });
    const path = (name: string) => drawn(name).querySelector('path')?.getAttribute('d');
    expect(path('付款二维码')).toBe('M2 2h1v1h-1z');
    expect(path('付款条形码')).toBe('M10 0h2v1h-2zM13 0h3v1h-3z');
    expect(drawn('付款条形码')).toHaveAttribute('viewBox', '0 0 26 1');
  });

  it('is marked as expired at zero, until the next code replaces it', () => {
    const next = { ...code, digits: '284613579024610000' };
    const expiredLabel = () =>
      screen.getByRole('region', { name: '付款' }).querySelector('[data-over="true"]');
    const { rerender } = render(<CodeCard title="付款" code={code} renewal={{ left: 1, of: 60 }} />);
    expect(expiredLabel()).toBeNull();
    rerender(<CodeCard title="付款" code={code} renewal={{ left: 0, of: 60 }} />);
    expect(expiredLabel()).not.toBeNull();
    rerender(<CodeCard title="付款" code={next} renewal={{ left: 60, of: 60 }} />);
    expect(expiredLabel()).toBeNull();
    expect(screen.getByRole('region', { name: '付款' })).toHaveTextContent('2846 **** **** 0000');
  });

  it('shows no code while there is none', () => {
    render(<CodeCard title="付款" code={null} renewal={{ left: 3, of: 60 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('请联网后出示');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/秒后刷新/)).toBeNull();
  });
});
