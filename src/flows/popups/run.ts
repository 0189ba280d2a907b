import { call } from '@/api/call';
import { balance } from '@/api/endpoints/home';
import { grant } from '@/api/endpoints/popup';
import { failureOf } from '@/api/errors';
import { popupBusyReset } from '@/domain/popups/popup-limits';
import type { Popup } from '@/domain/popups/popup';
import type { PopupEffect, PopupEvent } from '@/domain/popups/popup-queue';
import { currentHost } from '@/host/detect';
import { errorMessages } from '@/messages/errors';
import { popupMessages } from '@/messages/popups';
import { messagesOf } from '@/messages/language';
import { currentUser } from '@/queries/account';
import { invalidate } from '@/queries/endpoint';
import { openExternal } from '@/state/external-navigation';
import { notify } from '@/state/notifications';
import { closedPopups, newcomerMark, popupClosed } from '@/state/popup-memory';
import { popupMoved, popupsMissed, popupsOver, popupsWanted, usePopups } from '@/state/popup-queue';
import { usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { useUser } from '@/state/user';
import { acknowledge, listPopups } from './sources';

/** Asks for the pop-ups of a page, once in a visit; somebody must be here. */
export async function beginPopups(page: string): Promise<void> {
  if (useSession.getState().token === '' || useStartup.getState().refusal !== null) return;
  if (!popupsWanted(page)) return;
  try {
    const { popups, newcomer } = await listPopups(page);
    // Grants are made to a user code, and what was closed is remembered for it.
    const usercode = popups.length === 0 ? '' : (await currentUser()).usercode;
    // Another page has come meanwhile, with pop-ups of its own.
    if (usePopups.getState().page !== page) return;
    const closedBefore = closedPopups(usercode);
    happened({
      kind: 'began',
      popups,
      closedBefore,
      newcomer: newcomer && !closedBefore.includes(newcomerMark),
      miniProgram: currentHost() === 'mini-program',
    });
  } catch {
    popupsMissed(page);
  }
}

/** Hands an event to the queue and does what it then asks for. */
export function happened(event: PopupEvent): void {
  for (const effect of popupMoved(event)) void carryOut(effect);
}

async function carryOut(effect: PopupEffect): Promise<void> {
  const { usercode } = useUser.getState();
  switch (effect.kind) {
    case 'acknowledge':
      return tellRead(effect.popup, usercode);
    case 'grant':
      return credit(effect.popup, usercode);
    case 'limit-busy':
      setTimeout(() => happened({ kind: 'busy-ran-out', turn: effect.turn }), popupBusyReset);
      return;
    case 'remind':
      notify((await messagesOf(errorMessages, usePreferences.getState().language)).tickAgreement);
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

async function tellRead(popup: Popup, usercode: string): Promise<void> {
  const answered = await acknowledge(popup, `popup-read-${usercode}-${popup.windowId}`).then(
    () => 'acknowledged' as const,
    () => 'acknowledge-failed' as const,
  );
  happened({ kind: answered, popup });
}

/** One key for each window and person: however often it is asked for, the points are granted once. */
async function credit(popup: Popup, usercode: string): Promise<void> {
  try {
    const body = { grantAmt: popup.points, oa: usercode };
    const idempotencyKey = `popup-grant-${usercode}-${popup.windowId}`;
    const { grantAmt } = await call(grant, body, { idempotencyKey });
    happened({ kind: 'granted', popup, points: grantAmt });
  } catch (error) {
    // What the gateway said was shown by the call.
    happened({ kind: failureOf(error).kind === 'code' ? 'grant-refused' : 'grant-failed', popup });
  }
}
