import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Popup } from '@/domain/popups/popup';
import { popupBusyReset } from '@/domain/popups/popup-limits';
import { currentPopup, noPopups, popupHappened, type PopupEvent } from '@/domain/popups/popup-queue';

interface Plan {
  popups: readonly Popup[];
  newcomer: boolean;
  miniProgram: boolean;
  /** The person's actions, and the ms before each. */
  taps: readonly { kind: 'closed' | 'ticked' | 'confirmed' | 'returned'; after: number }[];
  /** How each call in turn ends, and after how many ms; all later ones succeed at once. */
  calls: readonly { ends: 'done' | 'refused' | 'failed'; after: number }[];
}

const arbitraryRarely = fc.constantFrom(false, false, false, false, true);

const arbitraryPopup = fc.record<Popup>({
  windowId: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  windowType: fc.constantFrom('1', '2', '3'),
  source: fc.constantFrom('page', 'system', 'life'),
  over: fc.constant(false),
  html: fc.constant(false),
  title: fc.constant(''),
  steps: fc.array(fc.constant('x'), { minLength: 1, maxLength: 3 }),
  links: fc.constant([]),
  imageUrl: fc.constant(''),
  buttonImageUrl: fc.constant(''),
  leftButton: fc.constant(''),
  rightButton: fc.constant(''),
  confirmTip: fc.constant(''),
  color: fc.constant(''),
  demand: fc.record({ hasProtocol: arbitraryRarely, userConfirmType: fc.constantFrom(0, 0, 1) }),
  interaction: fc.constantFrom('next', 'grant', 'grant', 'grant', 'open', 'close'),
  gotoUrl: fc.constant('#transfer1'),
  points: fc.constantFrom(88, 88, 88, 0),
});

const arbitraryPlan = fc.record<Plan>({
  popups: fc.array(arbitraryPopup, { maxLength: 6, size: 'max' }),
  newcomer: arbitraryRarely,
  miniProgram: arbitraryRarely,
  taps: fc.array(
    fc.record({
      kind: fc.constantFrom('closed', 'ticked', 'ticked', 'confirmed', 'confirmed', 'confirmed', 'returned'),
      after: fc.constantFrom(0, 0, 40, 700, 4_000, 11_000),
    }),
    { maxLength: 40, size: 'max' },
  ),
  calls: fc.array(
    fc.record({
      ends: fc.constantFrom('done', 'done', 'refused', 'failed'),
      after: fc.constantFrom(0, 60, 3_000, 12_000, 30_000),
    }),
    { maxLength: 12, size: 'max' },
  ),
});

/** Carries a plan out on its own clock and returns everything observed. */
function carryOut({ popups, newcomer, miniProgram, taps, calls }: Plan) {
  let queue = noPopups;
  let now = 0;
  let busySince: number | null = null;
  const agenda: { at: number; event: PopupEvent }[] = [];
  const left = [...calls];
  const seen = {
    shown: [] as string[],
    sent: [] as string[],
    done: [] as string[],
    opened: 0,
    afterAll: 0,
    longestBusy: 0,
  };

  const dispatch = (event: PopupEvent) => {
    const before = queue;
    const step = popupHappened(queue, event);
    queue = step.queue;
    const shown = currentPopup(queue);
    const isAnother = queue.at !== before.at || before.popups.length === 0;
    if (shown !== undefined && isAnother) seen.shown.push(shown.windowId);
    if (queue.busy && (!before.busy || queue.turn !== before.turn)) busySince = now;
    if (queue.busy) seen.longestBusy = Math.max(seen.longestBusy, now - (busySince ?? now));
    for (const effect of step.effects) {
      if (effect.kind === 'after-all') seen.afterAll += 1;
      if (effect.kind === 'open') seen.opened += 1;
      if (effect.kind === 'limit-busy') {
        agenda.push({ at: now + popupBusyReset, event: { kind: 'busy-ran-out', turn: effect.turn } });
      }
      if (effect.kind !== 'acknowledge' && effect.kind !== 'grant') continue;
      const { ends, after } = left.shift() ?? { ends: 'done', after: 0 };
      const name = `${effect.kind} ${effect.popup.windowId}`;
      seen.sent.push(name);
      agenda.push({ at: now + after, event: answer(effect.kind, effect.popup, ends) });
      if (ends === 'done') seen.done.push(name);
    }
  };
  const passUntil = (until: number) => {
    for (;;) {
      agenda.sort((one, other) => one.at - other.at);
      const [due] = agenda;
      if (due === undefined || due.at > until) break;
      agenda.shift();
      now = due.at;
      dispatch(due.event);
    }
    now = until;
  };

  dispatch({ kind: 'began', popups, closedBefore: [], newcomer, miniProgram });
  for (const { kind, after } of taps) {
    passUntil(now + after);
    dispatch({ kind });
  }
  // The person closes the visible pop-up, and returns from a page that a link opened.
  for (let turn = 0; turn <= popups.length; turn += 1) {
    passUntil(now + popupBusyReset);
    dispatch({ kind: 'returned' });
    dispatch({ kind: 'closed' });
  }
  passUntil(now + 120_000);
  return { ...seen, queue };
}

function answer(
  call: 'acknowledge' | 'grant',
  arbitraryPopup: Popup,
  ends: 'done' | 'refused' | 'failed',
): PopupEvent {
  if (call === 'acknowledge')
    return { kind: ends === 'done' ? 'acknowledged' : 'acknowledge-failed', popup: arbitraryPopup };
  if (ends === 'done') return { kind: 'granted', popup: arbitraryPopup, points: arbitraryPopup.points };
  return { kind: ends === 'refused' ? 'grant-refused' : 'grant-failed', popup: arbitraryPopup };
}

const numRuns = 2_000;

describe('pop-ups under double taps, late answers and failures', () => {
  it('are shown, acknowledged and granted at most once, never stuck, and end exactly once', () => {
    let granted = 0;
    const check = (plan: Plan) => {
      const seen = carryOut(plan);
      expect(seen.shown.length).toBe(new Set(seen.shown).size);
      expect(seen.done.length).toBe(new Set(seen.done).size);
      expect(seen.afterAll).toBe(1);
      expect(seen.queue).toEqual({ ...noPopups, turn: seen.queue.turn });
      expect(seen.longestBusy).toBeLessThanOrEqual(popupBusyReset);
      granted += seen.done.filter((name) => name.startsWith('grant')).length;
      for (const name of seen.done.filter((each) => each.startsWith('grant '))) {
        expect(seen.done).toContain(name.replace('grant', 'acknowledge'));
      }
    };
    fc.assert(fc.property(arbitraryPlan, check), { seed: 1121, numRuns, endOnFailure: true });
    // The test would be worthless if nothing were ever granted.
    expect(granted).toBeGreaterThan(numRuns / 10);
  });

  it('send nothing again while an answer is pending', () => {
    const check = (plan: Plan) => {
      const slow = { ...plan, calls: plan.calls.map((call) => ({ ...call, ends: 'done' as const })) };
      const { sent } = carryOut(slow);
      expect(sent.length).toBe(new Set(sent).size);
    };
    fc.assert(fc.property(arbitraryPlan, check), { seed: 1122, numRuns });
  });
});
