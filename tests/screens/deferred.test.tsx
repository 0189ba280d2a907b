import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { PageBoundary } from '@/app/shell/page-boundary';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const letter = { default: ({ from }: { from: string }) => <p>来自{from}的信</p> };

describe('a component whose code comes later', () => {
  it('shows what waits for it, and itself in the very turn in which its code is there', async () => {
    let arrive: (part: typeof letter) => void = () => undefined;
    const Letter = lazyComponent(() => new Promise<typeof letter>((resolve) => (arrive = resolve)));
    render(<Letter from="林晓禾" fallback={<p>信在路上</p>} />);
    expect(screen.getByText('信在路上')).toBeVisible();
    arrive(letter);
    // Some turns of the event loop, in which no time to speak of passes: what React holds back is not there yet.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
    expect(screen.getByText('来自林晓禾的信')).toBeVisible();
    expect(screen.queryByText('信在路上')).toBeNull();
  });

  it('stands at once where it was fetched beforehand', async () => {
    const Letter = lazyComponent(() => Promise.resolve(letter));
    await Letter.preload();
    render(<Letter from="苏念" fallback={<p>信在路上</p>} />);
    expect(screen.getByText('来自苏念的信')).toBeVisible();
  });

  it('fails where its code does not come, and asks for it again when it is tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isThere = false;
    const Letter = lazyComponent(async () => {
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
});
