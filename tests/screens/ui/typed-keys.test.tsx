import { render } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { PasswordPad } from '@/ui/forms/password-pad';

/** Presses a key when what is inside is drawn for the first time, before anything else is done. */
function WithKeyAtOnce({ children }: { children: ReactNode }) {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) return;
    isPressed.current = true;
    dispatchEvent(new KeyboardEvent('keydown', { key: '8' }));
  }, []);
  return <MemoryRouter>{children}</MemoryRouter>;
}

it('a digit that is typed as soon as the keys of an amount are drawn is taken', () => {
  const handleChange = vi.fn();
  render(
    <WithKeyAtOnce>
      <KeypadSheet
        title="金额"
        value=""
        accessibleText=""
        note=""
        alarming={false}
        quick={[]}
        messages={{ remove: '删除', done: '完成', quick: '常用' }}
        onChange={handleChange}
        onClose={vi.fn()}
      />
    </WithKeyAtOnce>,
  );
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('8');
});

it('a digit that is typed as soon as the keys of a password are drawn is taken', () => {
  const handleChange = vi.fn();
  render(
    <WithKeyAtOnce>
      <PasswordPad
        value=""
        busy={false}
        wrong={false}
        order="1234567890"
        messages={{ typed: String, remove: '删除', keys: '数字', shuffle: '打乱' }}
        onChange={handleChange}
        onShuffle={vi.fn()}
      >
        {null}
      </PasswordPad>
    </WithKeyAtOnce>,
  );
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('8');
});
