import { describe, expect, it, vi } from 'vitest';
import { confirm, fillTransfer, inSheet, openConfirmation } from '../support/actions';
import { useNotifications } from '@/state/notifications';
import { gatewayState } from '../support/screen-network';

const lost = '这个浏览器不能保存记录，本次打开期间一切照常';

// In a file of its own: once a browser has refused to keep something, the app stays in memory for the visit.
describe('a browser that keeps nothing', () => {
  it('sends all the same, after saying what that means', async () => {
    const refuse = () => {
      throw new Error('storage is blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
    const told = vi.fn();
    const stop = useNotifications.subscribe(({ shown }) => shown.forEach(({ text }) => told(text)));
    await fillTransfer();
    expect(told.mock.calls.flat().filter((text) => text === lost)).toEqual([lost]);
    stop();
    await openConfirmation();
    expect(inSheet().getByRole('alert')).toHaveTextContent('这个浏览器不能保存记录');
    expect(inSheet().getByRole('button', { name: '仍要转出 88.0 龙币' })).toBeInTheDocument();
    await confirm();
    expect(Object.values((await gatewayState()).transfers)).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
