import { describe, expect, it } from 'vitest';
import type { Popup } from '@/domain/popups/popup';
import {
  currentPopup,
  noPopups,
  popupHappened,
  type PopupEffect,
  type PopupEvent,
  type PopupQueue,
} from '@/domain/popups/popup-queue';
import { readPopup } from '../../support/popup-records';

const plain = (windowId: string, fields: object = {}, source: Popup['source'] = 'page') =>
  readPopup({ windowId, interactionType: 1, ...fields }, source);

const box = plain('BOX', { userConfirmType: 1 });
const protocol = plain('PROTOCOL', { protocolName: '协议', protocolUrl: '#/settingAuth2' });
const points = plain('POINTS', { interactionType: 2, lzEntity: { average: 88 } });
const uncounted = plain('UNCOUNTED', { interactionType: 2, lzEntity: { average: '8.8' } });
const jump = plain('JUMP', { interactionType: 3, gotoUrl: '#transfer1' });
const close = plain('CLOSE', { interactionType: 4 });
const steps = plain('STEPS', { windowTxt: ['一', '二'] });
const last = plain('LAST');

const begunWith = (
  popups: readonly Popup[],
  more: Partial<Extract<PopupEvent, { kind: 'began' }>> = {},
): PopupEvent => ({ kind: 'began', popups, closedBefore: [], newcomer: false, miniProgram: false, ...more });

/** The visible pop-up and the requested effect after these events. */
function reduceEvents(...events: PopupEvent[]) {
  let queue: PopupQueue = noPopups;
  let effects: readonly PopupEffect[] = [];
  const asked: string[] = [];
  for (const event of events) {
    ({ queue, effects } = popupHappened(queue, event));
    asked.push(...effects.map(({ kind }) => kind));
  }
  return { shown: currentPopup(queue)?.windowId, queue, effects, asked };
}

const confirm: PopupEvent = { kind: 'confirmed' };
const tick: PopupEvent = { kind: 'ticked' };
const shut: PopupEvent = { kind: 'closed' };
const hasSteps = (popup: Popup): PopupEvent => ({ kind: 'acknowledged', popup });

describe('the pop-up queue', () => {
  it.each<[what: string, events: PopupEvent[], shown: string | undefined, asked: string[]]>([
    ['shows the first one', [begunWith([last, box])], 'LAST', []],
    ['closing shows the next one', [begunWith([box, last]), shut], 'LAST', []],
    ['the end of the queue is reported once', [begunWith([last]), shut, shut], undefined, ['after-all']],
    ['an empty queue ends at once', [begunWith([])], undefined, ['after-all']],
    ['the same window is shown once', [begunWith([last, last]), shut], undefined, ['after-all']],
    ['confirming without the box does nothing', [begunWith([box, last]), confirm], 'BOX', []],
    [
      'confirming without the protocol reminds',
      [begunWith([protocol, last]), confirm],
      'PROTOCOL',
      ['remind'],
    ],
    [
      'confirming with the box acknowledges',
      [begunWith([box, last]), tick, confirm],
      'BOX',
      ['limit-busy', 'acknowledge'],
    ],
    [
      'an acknowledgement shows the next one',
      [begunWith([box, last]), tick, confirm, hasSteps(box)],
      'LAST',
      ['limit-busy', 'acknowledge'],
    ],
    [
      'taps are ignored while it is busy',
      [begunWith([box, last]), tick, confirm, confirm, tick, shut],
      'BOX',
      ['limit-busy', 'acknowledge'],
    ],
    [
      'points are granted after the acknowledgement',
      [begunWith([points, last]), confirm, hasSteps(points)],
      'POINTS',
      ['limit-busy', 'acknowledge', 'grant'],
    ],
    [
      'granted points are reported, then the next one is shown',
      [begunWith([points, last]), confirm, hasSteps(points), { kind: 'granted', popup: points, points: 88 }],
      'LAST',
      ['limit-busy', 'acknowledge', 'grant', 'tell-credited'],
    ],
    [
      'refused points show the next one',
      [begunWith([points, last]), confirm, hasSteps(points), { kind: 'grant-refused', popup: points }],
      'LAST',
      ['limit-busy', 'acknowledge', 'grant'],
    ],
    [
      'points that are not whole are told as not credited, and nothing is granted',
      [begunWith([uncounted, last]), confirm, hasSteps(uncounted)],
      'LAST',
      ['limit-busy', 'acknowledge', 'tell-not-credited'],
    ],
    [
      'points that are not whole are told even where the pop-up was closed meanwhile',
      [begunWith([uncounted, last]), confirm, { kind: 'busy-ran-out', turn: 1 }, shut, hasSteps(uncounted)],
      'LAST',
      ['limit-busy', 'acknowledge', 'tell-not-credited'],
    ],
    [
      'points without an answer are requested again, without a second acknowledgement',
      [
        begunWith([points, last]),
        confirm,
        hasSteps(points),
        { kind: 'grant-failed', popup: points },
        confirm,
      ],
      'POINTS',
      ['limit-busy', 'acknowledge', 'grant', 'limit-busy', 'grant'],
    ],
    [
      'confirmed points are granted although the pop-up was closed meanwhile',
      [begunWith([points, last]), confirm, { kind: 'busy-ran-out', turn: 1 }, shut, hasSteps(points)],
      'LAST',
      ['limit-busy', 'acknowledge', 'grant'],
    ],
    [
      'another tap after ten seconds does not send the acknowledgement again',
      [begunWith([points, last]), confirm, hasSteps(points), { kind: 'busy-ran-out', turn: 1 }, confirm],
      'POINTS',
      ['limit-busy', 'acknowledge', 'grant', 'limit-busy'],
    ],
    [
      'a failed acknowledgement can be tried again',
      [begunWith([last]), confirm, { kind: 'acknowledge-failed', popup: last }, confirm],
      'LAST',
      ['limit-busy', 'acknowledge', 'limit-busy', 'acknowledge'],
    ],
    [
      'a link is acknowledged, then opened',
      [begunWith([jump]), confirm, hasSteps(jump)],
      undefined,
      ['limit-busy', 'acknowledge', 'open', 'after-all'],
    ],
    [
      '“close” shows the next one without an acknowledgement',
      [begunWith([close, last]), confirm],
      'LAST',
      [],
    ],
    ['steps follow one another', [begunWith([steps]), confirm], 'STEPS', []],
    [
      'the last step is acknowledged',
      [begunWith([steps]), confirm, confirm],
      'STEPS',
      ['limit-busy', 'acknowledge'],
    ],
    [
      'closing resets the queue in a mini-program',
      [begunWith([box, last], { miniProgram: true }), shut],
      undefined,
      ['after-all'],
    ],
    [
      'confirming shows the next one in a mini-program too',
      [begunWith([close, last], { miniProgram: true }), confirm],
      'LAST',
      [],
    ],
    [
      'a new person sees no pop-up',
      [begunWith([box, last], { newcomer: true })],
      undefined,
      ['remember-newcomer', 'after-all'],
    ],
    [
      'a closed system pop-up is remembered',
      [begunWith([plain('S', {}, 'system'), last]), shut],
      'LAST',
      ['remember-closed'],
    ],
    [
      'a system pop-up that was closed does not come again, one of the page does',
      [begunWith([plain('S', {}, 'system'), last], { closedBefore: ['S', 'LAST'] })],
      'LAST',
      [],
    ],
  ])('%s', (_, events, shown, asked) => {
    expect(reduceEvents(...events)).toMatchObject({ shown, asked });
  });

  it('highlights the words of an unticked box until it is ticked', () => {
    expect(reduceEvents(begunWith([box]), confirm).queue.highlighted).toBe(true);
    expect(reduceEvents(begunWith([box]), confirm, tick).queue).toMatchObject({
      highlighted: false,
      ticked: true,
    });
  });

  it('starts the next pop-up without tick, step or highlight', () => {
    const { queue } = reduceEvents(begunWith([box, box, last]), tick, shut);
    expect(queue).toMatchObject({ at: 1, step: 0, ticked: false, highlighted: false, busy: false });
  });

  it('does not end a new wait by an old answer', () => {
    const again: PopupEvent[] = [
      begunWith([last]),
      confirm,
      { kind: 'acknowledge-failed', popup: last },
      confirm,
    ];
    expect(reduceEvents(...again, { kind: 'busy-ran-out', turn: 1 }).queue.busy).toBe(true);
    expect(reduceEvents(...again, { kind: 'busy-ran-out', turn: 2 }).queue.busy).toBe(false);
  });

  it('waits after a link with the next pop-up until the page is opened again', () => {
    const left = [begunWith([jump, last]), confirm, hasSteps(jump)];
    expect(reduceEvents(...left).queue).toMatchObject({ at: 1, away: true });
    expect(reduceEvents(...left).effects).toEqual([{ kind: 'open', url: '#transfer1' }]);
    expect(reduceEvents(...left, { kind: 'returned' }).queue.away).toBe(false);
  });

  it('reports the credited points by the gateway’s own number', () => {
    const granted: PopupEvent = { kind: 'granted', popup: points, points: 90 };
    expect(reduceEvents(begunWith([points]), confirm, hasSteps(points), granted).effects).toContainEqual({
      kind: 'tell-credited',
      points: 90,
    });
  });
});
