import type { MockPopup, Popups } from '@/mocks/popups/popups';
import { openApp, settled } from './render-app';
import { changeWorld } from './screen-network';

/** The default world with these pop-ups. */
export async function withPopups(popups: Partial<Popups>): Promise<void> {
  await changeWorld((state) => ({ ...state, popups: { ...state.popups, ...popups } }));
}

export const note = (windowId: string, fields: object = {}): MockPopup => ({
  windowId,
  windowType: 2,
  windowTxt: `文字 ${windowId}`,
  interactionType: 1,
  ...fields,
});

/** Lets the dialog come that the list brings. */
export async function openHome(address = '/home'): Promise<void> {
  await openApp(address);
  await settled();
}
