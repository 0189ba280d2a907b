import { balance } from '@/api/endpoints/home';
import { grant } from '@/api/endpoints/popup';
import { failureOf } from '@/api/errors';
import type { Popup } from '@/domain/popups/popup';
import { popupBusyReset } from '@/domain/popups/popup-limits';
import type { PopupEffect, PopupEvent } from '@/domain/popups/popup-queue';
import { sendWrite } from '@/flows/write/perform-write';
import { currentHost } from '@/host/detect';
import { popupMessages } from '@/messages/areas/popups';
import { messagesOf } from '@/messages/language';
import { currentUser } from '@/queries/account';
import { invalidate } from '@/queries/endpoint';
import { openExternal } from '@/state/external-navigation';
import { notify } from '@/state/notifications';
import { closedPopups, newcomerMark, popupClosed } from '@/state/popup-memory';
import { popupMoved, popupsFailed, popupsOver, popupsRequested, usePopups } from '@/state/popup-queue';
import { usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { useUser } from '@/state/user';
import { acknowledge, listPopups } from './sources';

/** Fetches the pop-ups of a page, once in a visit and only for a logged-in person. */
export async function beginPopups(page: string): Promise<void> {
  if (useSession.getState().token === '' || useStartup.getState().refusal !== null) return;
  if (!popupsRequested(page)) return;
  try {
    const { popups, newcomer } = await listPopups(page);
    // Grants and closed pop-ups are stored by usercode.
    const usercode = popups.length === 0 ? '' : (await currentUser()).usercode;
    // The person may have gone to a page with pop-ups of its own.
    if (usePopups.getState().page !== page) return;
    const closedBefore = closedPopups(usercode);
    handlePopupEvent({
      kind: 'began',
      popups,
      closedBefore,
      newcomer: newcomer && !closedBefore.includes(newcomerMark),
      miniProgram: currentHost() === 'mini-program',
    });
  } catch {
    popupsFailed(page);
  }
}

/** Applies an event to the queue and performs the resulting effects. */
export function handlePopupEvent(event: PopupEvent): void {
  for (const effect of popupMoved(event)) void perform(effect);
}

async function perform(effect: PopupEffect): Promise<void> {
  const { usercode } = useUser.getState();
  switch (effect.kind) {
    case 'acknowledge':
      return sendRead(effect.popup, usercode);
    case 'grant':
      return grantPoints(effect.popup, usercode);
    case 'limit-busy':
      setTimeout(() => handlePopupEvent({ kind: 'busy-ran-out', turn: effect.turn }), popupBusyReset);
      return;
    case 'remind':
      notify((await messagesOf(popupMessages, usePreferences.getState().language)).tickAgreement);
      return;
    case 'tell-not-credited':
      notify((await messagesOf(popupMessages, usePreferences.getState().language)).notCredited);
      return;
    case 'tell-credited':
      notify((await messagesOf(popupMessages, usePreferences.getState().language)).credited(effect.points));
      return invalidate(balance);
    case 'open':
      return openExternal(effect.url);
    case 'remember-closed':
      return popupClosed(usercode, effect.windowId);
    case 'remember-newcomer':
      return popupClosed(usercode, newcomerMark);
    case 'after-all':
      return popupsOver();
  }
}

async function sendRead(popup: Popup, usercode: string): Promise<void> {
  const kind = await acknowledge(popup, `popup-read-${usercode}-${popup.windowId}`).then(
    () => 'acknowledged' as const,
    () => 'acknowledge-failed' as const,
  );
  handlePopupEvent({ kind, popup });
}

/** The idempotency key is the same for each window and person, so that the points are granted once. */
async function grantPoints(popup: Popup, usercode: string): Promise<void> {
  try {
    const body = { grantAmt: popup.points, oa: usercode };
    const key = `popup-grant-${usercode}-${popup.windowId}`;
    const { grantAmt } = await sendWrite(grant, body, { key });
    handlePopupEvent({ kind: 'granted', popup, points: grantAmt });
  } catch (error) {
    // The call itself has shown the failure.
    handlePopupEvent({ kind: failureOf(error).kind === 'code' ? 'grant-refused' : 'grant-failed', popup });
  }
}
