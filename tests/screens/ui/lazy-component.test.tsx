import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PageBoundary } from '@/app/shell/page-boundary';
import { chunkLoadTimeout } from '@/domain/constants';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const letter = { default: ({ from }: { from: string }) => <p>来自{from}的信</p> };

describe('a lazily loaded component', () => {
  it('shows its fallback, and is rendered in the same turn in which its code arrives', async () => {
    let resolveImport: (part: typeof letter) => void = () => undefined;
    const Letter = lazyComponent(
      'letter',
      () => new Promise<typeof letter>((resolve) => (resolveImport = resolve)),
    );
    render(<Letter from="林晓禾" fallback={<p>信在路上</p>} />);
    expect(screen.getByText('信在路上')).toBeVisible();
    resolveImport(letter);
    // A few turns of the event loop show that React does not render it before its code is there.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
    expect(screen.getByText('来自林晓禾的信')).toBeVisible();
    expect(screen.queryByText('信在路上')).toBeNull();
  });

  it('is rendered at once when it was preloaded', async () => {
    const Letter = lazyComponent('letter', () => Promise.resolve(letter));
    await Letter.preload();
    render(<Letter from="苏念" fallback={<p>信在路上</p>} />);
    expect(screen.getByText('来自苏念的信')).toBeVisible();
  });

  it('fails when its code does not arrive, and fetches it again when it is rendered again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isThere = false;
    const Letter = lazyComponent('letter', async () => {
      if (!isThere) throw new Error('gone');
      return letter;
    });
    render(
      <MemoryRouter>
        <PageBoundary resetKey="/letter">
          <Letter from="周砚" />
        </PageBoundary>
      </MemoryRouter>,
    );
    const again = await screen.findByRole('button', { name: '再试一次' });
    isThere = true;
    await userEvent.click(again);
    expect(await screen.findByText('来自周砚的信')).toBeVisible();
  });

  it('shows its fallback for good where it is optional and does not arrive, and the page around it stays', async () => {
    const Letter = lazyComponent('letter', () => Promise.reject<typeof letter>(new Error('gone')), true);
    render(
      <p>
        页面还在
        <Letter from="周砚" fallback="没有信" />
      </p>,
    );
    await act(() => new Promise((done) => setImmediate(done)));
    expect(screen.getByText('页面还在没有信')).toBeVisible();
  });

  it('fails after 120 s with the name of what does not arrive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers();
    const Letter = lazyComponent('letter', () => new Promise<typeof letter>(() => undefined));
    render(
      <MemoryRouter>
        <PageBoundary resetKey="/letter">
          <Letter from="周砚" fallback={<p>信在路上</p>} />
        </PageBoundary>
      </MemoryRouter>,
    );
    await act(() => vi.advanceTimersByTimeAsync(chunkLoadTimeout - 1));
    expect(screen.getByText('信在路上')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('“letter”加载失败');
    vi.useRealTimers();
  });
});
