import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Console } from '@/qa/console';
import { newUser } from './user';

export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export async function openConsole() {
  const user = newUser();
  render(<Console />);
  await user.click(screen.getByRole('button', { name: 'QA 控制台' }));
  await advance(0);
  const tab = async (name: string) => {
    await user.click(screen.getByRole('tab', { name }));
  };
  /** Taps, and waits until the gateways have answered. */
  const tap = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }));
    await advance(0);
  };
  const choose = async (label: string, value: string) => {
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
    await advance(0);
  };
  return { user, tab, tap, choose };
}
