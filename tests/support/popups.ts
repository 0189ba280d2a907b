import type { MockPopup, Popups } from '@/mocks/popups/popups';
import { changeWorld } from './gateways/screen-network';
import { openApp, settled } from './render-app';

/** Replaces the pop-ups of the default world by these. */
export async function setPopups(popups: Partial<Popups>): Promise<void> {
  await changeWorld((state) => ({ ...state, popups: { ...state.popups, ...popups } }));
}

export const makePopup = (windowId: string, fields: object = {}): MockPopup => ({
  windowId,
  windowType: 2,
  windowTxt: `文字 ${windowId}`,
  interactionType: 1,
  ...fields,
});

/** Opens /home and waits for the dialog of its list. */
export async function openHome(address = '/home'): Promise<void> {
  await openApp(address);
  await settled();
}
