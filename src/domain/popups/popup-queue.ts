import { mayConfirm } from '@/domain/agreements/agreement';
import type { Popup } from './popup';

/** The pop-ups of one page, shown one after the other. */
export interface PopupQueue {
  popups: readonly Popup[];
  /** Which of them is shown, from 0. */
  at: number;
  /** Which step of it is shown, from 0. */
  step: number;
  ticked: boolean;
  /** The box was not ticked on confirming: its text is highlighted. */
  highlighted: boolean;
  /** Confirming is under way; taps are ignored for ten seconds at most. */
  busy: boolean;
  /** Counts how often it became busy, so that the timeout of an earlier turn does not end a later one. */
  turn: number;
  /** How far the current pop-up has been processed by the gateway. */
  work: 'none' | 'acknowledging' | 'acknowledged' | 'granting';
  /** A pop-up led to another page: the next one waits until this page is opened again. */
  away: boolean;
  /** In a mini-program closing one pop-up ends the queue. */
  miniProgram: boolean;
}

export type PopupEvent =
  | {
      kind: 'began';
      /** Agreements first, then image-text pop-ups. */
      popups: readonly Popup[];
      /** Window ids of the system's pop-ups that were closed since the page was loaded. */
      closedBefore: readonly string[];
      /** The gateway says that the person is new, and that was not used yet. */
      newcomer: boolean;
      miniProgram: boolean;
    }
  /** By the cross, by Esc or by the left button. */
  | { kind: 'closed' }
  | { kind: 'ticked' }
  | { kind: 'confirmed' }
  | { kind: 'acknowledged' | 'acknowledge-failed'; popup: Popup }
  | { kind: 'granted'; popup: Popup; points: number }
  /** Refused by a rule: trying again changes nothing. */
  | { kind: 'grant-refused'; popup: Popup }
  /** The outcome is unknown; repeated under the same key it is granted once. */
  | { kind: 'grant-failed'; popup: Popup }
  | { kind: 'busy-ran-out'; turn: number }
  /** The page was opened again. */
  | { kind: 'returned' };

/** The side effects of the queue; each is carried out by the caller, who reports its result as an event. */
export type PopupEffect =
  | { kind: 'acknowledge' | 'grant'; popup: Popup }
  /** Sends `busy-ran-out` after ten seconds. */
  | { kind: 'limit-busy'; turn: number }
  /** “Please tick the agreement”. */
  | { kind: 'remind' }
  | { kind: 'tell-credited'; points: number }
  /** The pop-up grants points and does not say how many: nothing is asked of the gateway. */
  | { kind: 'tell-not-credited' }
  /** Through the external link guard. */
  | { kind: 'open'; url: string }
  | { kind: 'remember-closed'; windowId: string }
  | { kind: 'remember-newcomer' }
  /** The queue has ended: once for each start. */
  | { kind: 'after-all' };

export interface PopupStep {
  queue: PopupQueue;
  effects: readonly PopupEffect[];
}

const untouched = {
  step: 0,
  ticked: false,
  highlighted: false,
  busy: false,
  work: 'none',
  away: false,
} as const;

export const noPopups: PopupQueue = { ...untouched, popups: [], at: 0, turn: 0, miniProgram: false };

/** The current pop-up, or undefined where none is left. */
export function currentPopup({ popups, at }: PopupQueue): Popup | undefined {
  return popups[at];
}

/** Takes the queue and an event, gives the next queue and the effects to carry out. */
export function popupHappened(queue: PopupQueue, event: PopupEvent): PopupStep {
  const popup = currentPopup(queue);
  const asItWas: PopupStep = { queue, effects: [] };
  const isShown = 'popup' in event && event.popup.windowId === popup?.windowId;
  switch (event.kind) {
    case 'began':
      return begun(queue, event);
    case 'closed':
      if (popup === undefined || queue.busy || queue.away) return asItWas;
      return queue.miniProgram ? ended(queue, closing(popup)) : next(queue, closing(popup));
    case 'ticked':
      if (popup === undefined || queue.busy) return asItWas;
      return { queue: { ...queue, ticked: !queue.ticked, highlighted: false }, effects: [] };
    case 'confirmed':
      return popup === undefined || queue.busy || queue.away ? asItWas : confirmed(queue, popup);
    case 'acknowledged':
      return acknowledged(queue, event.popup, isShown);
    case 'acknowledge-failed':
      return isShown ? { queue: { ...queue, busy: false, work: 'none' }, effects: [] } : asItWas;
    case 'granted': {
      const told = [{ kind: 'tell-credited', points: event.points } as const];
      return isShown ? next(queue, told) : { queue, effects: told };
    }
    case 'grant-refused':
      return isShown ? next(queue) : asItWas;
    case 'grant-failed':
      return isShown ? { queue: { ...queue, busy: false, work: 'acknowledged' }, effects: [] } : asItWas;
    case 'busy-ran-out':
      return queue.turn === event.turn ? { queue: { ...queue, busy: false }, effects: [] } : asItWas;
    case 'returned':
      return queue.away ? { queue: { ...queue, away: false }, effects: [] } : asItWas;
  }
}

function begun(queue: PopupQueue, event: Extract<PopupEvent, { kind: 'began' }>): PopupStep {
  const { popups: listed, closedBefore, newcomer, miniProgram } = event;
  if (newcomer) return ended(queue, [{ kind: 'remember-newcomer' }]);
  const popups = listed.filter(({ windowId, source }, index) => {
    const isFirst = listed.findIndex((other) => other.windowId === windowId) === index;
    return isFirst && !(source === 'system' && closedBefore.includes(windowId));
  });
  const beginning = { ...noPopups, turn: queue.turn, popups, miniProgram };
  return popups.length === 0 ? ended(beginning) : { queue: beginning, effects: [] };
}

/** Only the system's own are stored as closed; those of a page come again until they are acknowledged. */
function closing({ source, windowId }: Popup): PopupEffect[] {
  return source === 'system' ? [{ kind: 'remember-closed', windowId }] : [];
}

function confirmed(queue: PopupQueue, popup: Popup): PopupStep {
  if (queue.step < popup.steps.length - 1) return { queue: { ...queue, step: queue.step + 1 }, effects: [] };
  if (!mayConfirm(popup.demand, queue.ticked)) {
    return popup.demand.hasProtocol
      ? { queue, effects: [{ kind: 'remind' }] }
      : { queue: { ...queue, highlighted: true }, effects: [] };
  }
  if (popup.interaction === 'close') return next(queue, closing(popup));
  const turn = queue.turn + 1;
  const busy = { ...queue, busy: true, turn, highlighted: false };
  const limit = { kind: 'limit-busy', turn } as const;
  if (queue.work === 'none') {
    return { queue: { ...busy, work: 'acknowledging' }, effects: [limit, { kind: 'acknowledge', popup }] };
  }
  if (queue.work === 'acknowledged') {
    return { queue: { ...busy, work: 'granting' }, effects: [limit, { kind: 'grant', popup }] };
  }
  // The answer to the first request is still to come: nothing is sent twice.
  return { queue: busy, effects: [limit] };
}

/** Points that were agreed to are granted even where the pop-up was closed meanwhile, because it would not come again. */
function acknowledged(queue: PopupQueue, popup: Popup, isShown: boolean): PopupStep {
  if (popup.interaction === 'grant' && popup.points > 0) {
    const granting = isShown ? { ...queue, work: 'granting' as const } : queue;
    return { queue: granting, effects: [{ kind: 'grant', popup }] };
  }
  const told = popup.interaction === 'grant' ? [{ kind: 'tell-not-credited' } as const] : [];
  if (!isShown) return { queue, effects: told };
  if (popup.interaction !== 'open') return next(queue, told);
  const left = next(queue, [{ kind: 'open', url: popup.gotoUrl }]);
  const isOver = currentPopup(left.queue) === undefined;
  return isOver ? left : { ...left, queue: { ...left.queue, away: true } };
}

function next(queue: PopupQueue, effects: readonly PopupEffect[] = []): PopupStep {
  const at = queue.at + 1;
  if (at >= queue.popups.length) return ended(queue, effects);
  return { queue: { ...queue, ...untouched, at }, effects };
}

/** Resets everything and emits the final effect. */
function ended({ turn }: PopupQueue, effects: readonly PopupEffect[] = []): PopupStep {
  return { queue: { ...noPopups, turn }, effects: [...effects, { kind: 'after-all' }] };
}
