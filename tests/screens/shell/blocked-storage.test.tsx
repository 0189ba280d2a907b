import { describe, expect, it, vi } from 'vitest';
import { useNotifications } from '@/state/notifications';
import { confirm, fillTransfer, inSheet, openConfirmation } from '../../support/actions';
import { gatewayState } from '../../support/gateways/screen-network';

const storageWarning = '当前浏览器无法保存记录，不影响本次使用';

// This test has a file of its own because the app keeps using memory once the browser has refused to store something.
describe('a browser that refuses storage', () => {
  it('can still send coins, after a message about the consequences', async () => {
    const refuseStorage = () => {
      throw new Error('storage is blocked');
    };
    vi.stubGlobal('localStorage', {
      getItem: refuseStorage,
      setItem: refuseStorage,
      removeItem: refuseStorage,
      clear: refuseStorage,
    });
    const told = vi.fn();
    const stop = useNotifications.subscribe(({ shown }) => shown.forEach(({ text }) => told(text)));
    await fillTransfer();
    expect(told.mock.calls.flat().filter((text) => text === storageWarning)).toEqual([storageWarning]);
    stop();
    await openConfirmation();
    expect(inSheet().getByRole('alert')).toHaveTextContent('当前浏览器无法保存记录');
    expect(inSheet().getByRole('button', { name: '仍要转出 88.0 龙币' })).toBeInTheDocument();
    await confirm();
    expect(Object.values((await gatewayState()).transfers)).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
