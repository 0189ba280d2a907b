import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocusInSight } from '@/app/shell/focus-in-sight';
import { Sheet } from '@/ui/overlays/sheet';
import { controlClock, newUser } from '../../support/user';

controlClock();

describe('the focus', () => {
  let forget = () => {};
  beforeEach(() => {
    forget = keepFocusInSight();
  });
  afterEach(() => forget());

  /** A page whose button opens a sheet as soon as it has an answer, and a sheet that another one follows. */
  function Page({ shown, isBusy }: { shown: 'none' | 'first' | 'second'; isBusy: boolean }) {
    return (
      <>
        <button type="button" disabled={isBusy}>
          付款
        </button>
        {shown === 'first' && (
          <Sheet title="一" onClose={vi.fn()}>
            <input aria-label="码" />
          </Sheet>
        )}
        {shown === 'second' && (
          <Sheet key="second" title="二" onClose={vi.fn()}>
            {null}
          </Sheet>
        )}
      </>
    );
  }

  it('returns to a button that was off while the sheet was fetched', async () => {
    const { rerender } = render(<Page shown="none" isBusy={false} />);
    const button = screen.getByRole('button', { name: '付款' });
    await newUser().click(button);
    // Browsers take the focus from a button that is switched off.
    button.blur();
    rerender(<Page shown="none" isBusy />);
    expect(document.body).toHaveFocus();
    rerender(<Page shown="first" isBusy={false} />);
    rerender(<Page shown="none" isBusy={false} />);
    expect(button).toHaveFocus();
  });

  it('returns to what opened the first of two sheets that follow each other', async () => {
    const { rerender } = render(<Page shown="none" isBusy={false} />);
    const button = screen.getByRole('button', { name: '付款' });
    await newUser().click(button);
    rerender(<Page shown="first" isBusy={false} />);
    await newUser().click(screen.getByRole('textbox', { name: '码' }));
    rerender(<Page shown="second" isBusy={false} />);
    expect(screen.getByRole('dialog', { name: '二' })).toHaveFocus();
    rerender(<Page shown="none" isBusy={false} />);
    expect(button).toHaveFocus();
  });

  it.each([
    ['taken away', 'gone'],
    ['switched off', 'off'],
  ] as const)('keeps the focus when the button that has it is %s', async (_how, after) => {
    const modal = (state: 'on' | 'off' | 'gone') => (
      <Sheet title="付款" onClose={vi.fn()}>
        {state !== 'gone' && (
          <button type="button" disabled={state === 'off'}>
            付款
          </button>
        )}
      </Sheet>
    );
    const { rerender } = render(modal('on'));
    await newUser().click(screen.getByRole('button', { name: '付款' }));
    expect(screen.getByRole('button', { name: '付款' })).toHaveFocus();
    await act(async () => rerender(modal(after)));
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});
