import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Console } from '@/qa/console';
import { sessionGiven } from '@/state/session';
import { readStored, writeStored } from '@/state/storage';
import { Gateways } from '../../support/gateways/mock-gateways';
import { openConsole } from '../../support/qa-console';
import { controlClock, newUser } from '../../support/user';

controlClock();
let gateways: Gateways;
/** The console's requests go to gateways in memory. */
function answer(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const action = address.replace(/^.*__mock\//, '');
  const asked = gateways.service.control({ method, action, body: typeof body === 'string' ? body : '' });
  return asked.then(({ status, body: text }) => new Response(text, { status }));
}
beforeEach(() => {
  gateways = new Gateways();
  vi.stubGlobal('fetch', vi.fn(answer));
  sessionGiven({ token: 'lx-LX100001', loginToken: 'key-LX100001', sysType: 'LONGCOIN' });
  writeStored('qa-handle', null);
});

describe('the handle of the QA console', () => {
  it('opens the console, and has the focus again after Esc', async () => {
    const { user } = await openConsole();
    expect(screen.getByRole('dialog', { name: 'QA 控制台' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'QA 控制台' })).toHaveFocus();
  });

  it('moves by arrow keys, keeps its position, and leaves the top and the bottom of the page free', async () => {
    const user = newUser();
    const { unmount } = render(<Console />);
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button').style.top).toBe('36vh');
    unmount();
    render(<Console />);
    expect(screen.getByRole('button').style.top).toBe('36vh');
    await user.tab();
    await user.keyboard('{ArrowDown>30}');
    expect(readStored('qa-handle')).toBe('70');
    await user.keyboard('{ArrowUp>30}');
    expect(readStored('qa-handle')).toBe('12');
  });

  it('starts at its default position when the stored one is invalid', () => {
    writeStored('qa-handle', 'nowhere');
    render(<Console />);
    expect(screen.getByRole('button').style.top).toBe('40vh');
  });
});
