import { act, cleanup, screen } from '@testing-library/react';
import { startQa } from '@/qa/start';
import { tap } from './actions';
import { openApp, type Visit } from './render-app';

/** Opens a page as a mocked build does, with the console's handle. */
export async function openMockedPage(address: string, visit?: Visit): Promise<void> {
  window.history.replaceState(null, '', `/#${address}`);
  await act(() => startQa(true));
  await openApp(address, visit);
}

export const openQaConsole = () => tap('button', 'QA 控制台');

/** The page is gone, and its console with it. */
export function leaveMockedPage(): void {
  act(() => screen.queryByRole('button', { name: '收起控制台' })?.click());
  cleanup();
  act(() => document.body.replaceChildren());
}
