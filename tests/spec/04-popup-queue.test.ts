import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { popupList } from '@/api/endpoints/popup';
import { popupOf, type Popup } from '@/domain/popups/popup';
import {
  currentPopup,
  noPopups,
  popupHappened,
  type PopupEffect,
  type PopupEvent,
  type PopupQueue,
} from '@/domain/popups/popup-queue';

/** Reads one pop-up from its transmitted form. */
function readPopup(fields: object, source: Popup['source'] = 'page'): Popup {
  const data = { windowMaps: { agreement: [{ windowId: 'A', ...fields }], imageTxt: [] } };
  const [record] = v.parse(popupList.data, data).windowMaps.agreement;
  if (record === undefined) throw new Error('no pop-up');
  return popupOf(record, source);
}

describe('a pop-up record', () => {
  it('is read from numbers and text alike, and is an empty text when it is empty', () => {
    expect(readPopup({ windowId: 7, windowType: '3' })).toMatchObject({ windowId: '7', windowType: '3' });
    expect(readPopup({})).toEqual({
      windowId: 'A',
      windowType: '2',
      source: 'page',
      over: false,
      title: '',
      steps: [''],
      html: false,
      links: [],
      imageUrl: '',
      buttonImageUrl: '',
      leftButton: '',
      rightButton: '',
      confirmTip: '',
      color: '',
      demand: { hasProtocol: false, userConfirmType: 0 },
      interaction: 'next',
      gotoUrl: '',
      points: 0,
    });
  });

  it.each([
    [undefined, false],
    [1, false],
    ['1', false],
    ['unheard of', false],
    [0, true],
    ['2', true],
  ])('with a windowStatus of %j is over: %j', (windowStatus, over) => {
    expect(readPopup({ windowStatus }).over).toBe(over);
  });

  it('uses the button’s image except for a type that has words', () => {
    const image = { buttonImageUrl: 'https://img.example/a.png' };
    expect(readPopup({ ...image, buttonType: 1 }).buttonImageUrl).toBe(image.buttonImageUrl);
    expect(readPopup({ ...image, buttonType: 'x' }).buttonImageUrl).toBe(image.buttonImageUrl);
    expect(readPopup({ ...image, buttonType: 2 }).buttonImageUrl).toBe('');
  });

  it('is HTML when its sender wrote tags; inserted values are text in it, and do not make it HTML', () => {
    const replaceTxt = { '#n': '<b>&"甲' };
    const { html, steps } = readPopup({ windowTxt: '<p>#n</p>', replaceTxt });
    expect([html, steps]).toEqual([true, ['<p>&#60;b&#62;&#38;&#34;甲</p>']]);
    const plain = readPopup({ windowTxt: '3 < 5，#n', replaceTxt });
    expect([plain.html, plain.steps]).toEqual([false, ['3 < 5，<b>&"甲']]);
  });

  it('is read in its other form, with content and a protocol to agree to', () => {
    const other = { popWinContent: '内容', protocolName: '协议', protocolUrl: '#/settingAuth2' };
    expect(readPopup(other)).toMatchObject({
      steps: ['内容'],
      links: [{ name: '协议', url: '#/settingAuth2' }],
      demand: { hasProtocol: true },
    });
  });

  it.each([
    ['a list as JSON', '[{"name":"甲","url":"#/a"},{"name":"乙","url":"#/b"}]'],
    ['a list', [{ name: '甲', url: '#/a' }, { name: 3 }, null, { name: '乙', url: '#/b' }]],
  ])('reads replaceTxt as %s of agreements', (_, replaceTxt) => {
    expect(readPopup({ replaceTxt }).links).toEqual([
      { name: '甲', url: '#/a' },
      { name: '乙', url: '#/b' },
    ]);
  });

  it.each<[what: string, text: string, replaceTxt: unknown, hasSteps: string]>([
    ['as JSON', '你好，#name#', '{"#name#":"晓禾"}', '你好，晓禾'],
    ['with numbers, wherever they stand', '{n}/{n}', { '{n}': 5 }, '5/5'],
    ['longest first', '#a#ab', { '#a': 'x', '#ab': 'y' }, 'xy'],
    ['in one pass', 'ab', { a: 'b', b: 'a' }, 'ba'],
    ['as they are: $& means nothing', 'a.c', { '.': '$&$1' }, 'a$&$1c'],
    ['as text, HTML too', 'x', { x: '<img src=y>' }, '<img src=y>'],
    ['not at all where the JSON is broken', 'a', '{"a":', 'a'],
    ['not at all where it is nothing', 'a', null, 'a'],
    ['without an empty placeholder', 'ab', { '': '!' }, 'ab'],
    ['without values that are no text', 'a', { a: { b: 1 } }, 'a'],
  ])('fills placeholders %s', (_, windowTxt, replaceTxt, hasSteps) => {
    expect(readPopup({ windowTxt, replaceTxt }).steps).toEqual([hasSteps]);
  });

  it('reads several texts as steps', () => {
    expect(readPopup({ windowTxt: ['一', '', '二'] }).steps).toEqual(['一', '二']);
  });

  it.each([
    [{ interactionType: 0 }, 'next', 0],
    [{ interactionType: '1' }, 'next', 0],
    [{ interactionType: 2, lzEntity: { average: 88 } }, 'grant', 88],
    [{ interactionType: '2', lzEntity: { average: '88' } }, 'grant', 88],
    [{ interactionType: 2, lzEntity: { average: '10.0' } }, 'grant', 10],
    [{ interactionType: 2, lzEntity: { average: '10.00' } }, 'grant', 10],
    [{ interactionType: 2, lzEntity: { average: '8.8' } }, 'grant', 0],
    [{ interactionType: 2, lzEntity: { average: '10.01' } }, 'grant', 0],
    [{ interactionType: 2, lzEntity: { average: '1e3' } }, 'grant', 0],
    [{ interactionType: 2, lzEntity: { average: -8 } }, 'grant', 0],
    [{ interactionType: 2 }, 'grant', 0],
    [{ interactionType: 3, gotoUrl: '#transfer1' }, 'open', 0],
    [{ interactionType: 3 }, 'next', 0],
    [{ interactionType: 4 }, 'close', 0],
    [{ interactionType: 'x' }, 'next', 0],
  ] as const)('%o is read as %s with %i points', (fields, interaction, points) => {
    expect(readPopup(fields)).toMatchObject({ interaction, points });
  });

  it.each([
    ['#c9402a', '#c9402a'],
    ['#FFF', '#FFF'],
    ['red;background:url(x)', ''],
    ['#12345', ''],
  ])('reads the colour %s as "%s"', (color, hasSteps) => {
    expect(readPopup({ color }).color).toBe(hasSteps);
  });

  it('without an id is left out, the others are kept, and missing lists are empty', () => {
    const hasSteps = v.parse(popupList.data, {
      windowMaps: { agreement: [{ windowTxt: 'x' }, null, { windowId: 'B', lzEntity: 3 }], imageTxt: null },
    });
    expect(hasSteps.windowMaps.agreement.map(({ windowId }) => windowId)).toEqual(['B']);
    expect(hasSteps.windowMaps.imageTxt).toEqual([]);
  });
});

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
