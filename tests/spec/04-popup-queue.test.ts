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

/** One pop-up as it comes over the wire. */
function wired(fields: object, source: Popup['source'] = 'page'): Popup {
  const data = { windowMaps: { agreement: [{ windowId: 'A', ...fields }], imageTxt: [] } };
  const [record] = v.parse(popupList.data, data).windowMaps.agreement;
  if (record === undefined) throw new Error('no pop-up');
  return popupOf(record, source);
}

describe('the pop-up record', () => {
  it('reads numbers and text alike, and an empty record as a text without anything', () => {
    expect(wired({ windowId: 7, windowType: '3' })).toMatchObject({ windowId: '7', windowType: '3' });
    expect(wired({})).toEqual({
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
  ])('a windowStatus of %j means that it is over: %j', (windowStatus, over) => {
    expect(wired({ windowStatus }).over).toBe(over);
  });

  it('takes the button’s image but for a type that has words', () => {
    const image = { buttonImageUrl: 'https://img.example/a.png' };
    expect(wired({ ...image, buttonType: 1 }).buttonImageUrl).toBe(image.buttonImageUrl);
    expect(wired({ ...image, buttonType: 'x' }).buttonImageUrl).toBe(image.buttonImageUrl);
    expect(wired({ ...image, buttonType: 2 }).buttonImageUrl).toBe('');
  });

  it('is HTML where its sender wrote tags; what is filled in is text there, and no reason to be HTML', () => {
    const replaceTxt = { '#n': '<b>&"甲' };
    const { html, steps } = wired({ windowTxt: '<p>#n</p>', replaceTxt });
    expect([html, steps]).toEqual([true, ['<p>&#60;b&#62;&#38;&#34;甲</p>']]);
    const plain = wired({ windowTxt: '3 < 5，#n', replaceTxt });
    expect([plain.html, plain.steps]).toEqual([false, ['3 < 5，<b>&"甲']]);
  });

  it('reads the other form: content, and a protocol that must be agreed to', () => {
    const other = { popWinContent: '内容', protocolName: '协议', protocolUrl: '#/settingAuth2' };
    expect(wired(other)).toMatchObject({
      steps: ['内容'],
      links: [{ name: '协议', url: '#/settingAuth2' }],
      demand: { hasProtocol: true },
    });
  });

  it.each([
    ['a list as JSON', '[{"name":"甲","url":"#/a"},{"name":"乙","url":"#/b"}]'],
    ['a list', [{ name: '甲', url: '#/a' }, { name: 3 }, null, { name: '乙', url: '#/b' }]],
  ])('takes replaceTxt as %s of agreements', (_, replaceTxt) => {
    expect(wired({ replaceTxt }).links).toEqual([
      { name: '甲', url: '#/a' },
      { name: '乙', url: '#/b' },
    ]);
  });

  it.each<[what: string, text: string, replaceTxt: unknown, read: string]>([
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
  ])('fills placeholders in %s', (_, windowTxt, replaceTxt, read) => {
    expect(wired({ windowTxt, replaceTxt }).steps).toEqual([read]);
  });

  it('takes several texts as steps', () => {
    expect(wired({ windowTxt: ['一', '', '二'] }).steps).toEqual(['一', '二']);
  });

  it.each([
    [{ interactionType: 0 }, 'next', 0],
    [{ interactionType: '1' }, 'next', 0],
    [{ interactionType: 2, lzEntity: { average: 88 } }, 'grant', 88],
    [{ interactionType: '2', lzEntity: { average: '88' } }, 'grant', 88],
    [{ interactionType: 2, lzEntity: { average: '8.8' } }, 'next', 0],
    [{ interactionType: 2, lzEntity: { average: -8 } }, 'next', 0],
    [{ interactionType: 2 }, 'next', 0],
    [{ interactionType: 3, gotoUrl: '#transfer1' }, 'open', 0],
    [{ interactionType: 3 }, 'next', 0],
    [{ interactionType: 4 }, 'close', 0],
    [{ interactionType: 'x' }, 'next', 0],
  ] as const)('reads %o as %s with %i points', (fields, interaction, points) => {
    expect(wired(fields)).toMatchObject({ interaction, points });
  });

  it.each([
    ['#c9402a', '#c9402a'],
    ['#FFF', '#FFF'],
    ['red;background:url(x)', ''],
    ['#12345', ''],
  ])('takes the colour %s as "%s"', (color, read) => {
    expect(wired({ color }).color).toBe(read);
  });

  it('leaves out a record without an id, and keeps the others; lists that are missing are empty', () => {
    const read = v.parse(popupList.data, {
      windowMaps: { agreement: [{ windowTxt: 'x' }, null, { windowId: 'B', lzEntity: 3 }], imageTxt: null },
    });
    expect(read.windowMaps.agreement.map(({ windowId }) => windowId)).toEqual(['B']);
    expect(read.windowMaps.imageTxt).toEqual([]);
  });
});

const plain = (windowId: string, fields: object = {}, source: Popup['source'] = 'page') =>
  wired({ windowId, interactionType: 1, ...fields }, source);
const box = plain('BOX', { userConfirmType: 1 });
const protocol = plain('PROTOCOL', { protocolName: '协议', protocolUrl: '#/settingAuth2' });
const points = plain('POINTS', { interactionType: 2, lzEntity: { average: 88 } });
const jump = plain('JUMP', { interactionType: 3, gotoUrl: '#transfer1' });
const close = plain('CLOSE', { interactionType: 4 });
const steps = plain('STEPS', { windowTxt: ['一', '二'] });
const last = plain('LAST');

const began = (
  popups: readonly Popup[],
  more: Partial<Extract<PopupEvent, { kind: 'began' }>> = {},
): PopupEvent => ({ kind: 'began', popups, closedBefore: [], newcomer: false, miniProgram: false, ...more });

/** What the queue shows and asked for after all this happened. */
function after(...events: PopupEvent[]) {
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
const read = (popup: Popup): PopupEvent => ({ kind: 'acknowledged', popup });

describe('the pop-up flow', () => {
  it.each<[what: string, events: PopupEvent[], shown: string | undefined, asked: string[]]>([
    ['shows the first one', [began([last, box])], 'LAST', []],
    ['closing goes on to the next one', [began([box, last]), shut], 'LAST', []],
    ['the end of the queue is told once', [began([last]), shut, shut], undefined, ['after-all']],
    ['an empty queue is over at once', [began([])], undefined, ['after-all']],
    ['the same window is shown once', [began([last, last]), shut], undefined, ['after-all']],
    ['confirming without the box does nothing', [began([box, last]), confirm], 'BOX', []],
    ['confirming without the protocol reminds', [began([protocol, last]), confirm], 'PROTOCOL', ['remind']],
    [
      'with the box it acknowledges',
      [began([box, last]), tick, confirm],
      'BOX',
      ['limit-busy', 'acknowledge'],
    ],
    [
      'acknowledged, the next one is shown',
      [began([box, last]), tick, confirm, read(box)],
      'LAST',
      ['limit-busy', 'acknowledge'],
    ],
    [
      'while it is busy no tap counts',
      [began([box, last]), tick, confirm, confirm, tick, shut],
      'BOX',
      ['limit-busy', 'acknowledge'],
    ],
    [
      'points are granted once acknowledged',
      [began([points, last]), confirm, read(points)],
      'POINTS',
      ['limit-busy', 'acknowledge', 'grant'],
    ],
    [
      'granted points are told, then the next one is shown',
      [began([points, last]), confirm, read(points), { kind: 'granted', popup: points, points: 88 }],
      'LAST',
      ['limit-busy', 'acknowledge', 'grant', 'tell-credited'],
    ],
    [
      'points that were refused go on to the next one',
      [began([points, last]), confirm, read(points), { kind: 'grant-refused', popup: points }],
      'LAST',
      ['limit-busy', 'acknowledge', 'grant'],
    ],
    [
      'points of which nobody knows are asked for again, without a second acknowledgement',
      [began([points, last]), confirm, read(points), { kind: 'grant-failed', popup: points }, confirm],
      'POINTS',
      ['limit-busy', 'acknowledge', 'grant', 'limit-busy', 'grant'],
    ],
    [
      'points agreed to are granted though the pop-up was closed meanwhile',
      [began([points, last]), confirm, { kind: 'busy-ran-out', turn: 1 }, shut, read(points)],
      'LAST',
      ['limit-busy', 'acknowledge', 'grant'],
    ],
    [
      'after ten seconds another tap sends nothing again',
      [began([points, last]), confirm, read(points), { kind: 'busy-ran-out', turn: 1 }, confirm],
      'POINTS',
      ['limit-busy', 'acknowledge', 'grant', 'limit-busy'],
    ],
    [
      'an acknowledgement that failed may be tried again',
      [began([last]), confirm, { kind: 'acknowledge-failed', popup: last }, confirm],
      'LAST',
      ['limit-busy', 'acknowledge', 'limit-busy', 'acknowledge'],
    ],
    [
      'a jump is acknowledged, then opened',
      [began([jump]), confirm, read(jump)],
      undefined,
      ['limit-busy', 'acknowledge', 'open', 'after-all'],
    ],
    ['“close” goes on without acknowledging', [began([close, last]), confirm], 'LAST', []],
    ['steps come one after the other', [began([steps]), confirm], 'STEPS', []],
    [
      'at the last step it acknowledges',
      [began([steps]), confirm, confirm],
      'STEPS',
      ['limit-busy', 'acknowledge'],
    ],
    [
      'in a mini-program closing resets the flow',
      [began([box, last], { miniProgram: true }), shut],
      undefined,
      ['after-all'],
    ],
    [
      'in a mini-program confirming goes on as elsewhere',
      [began([close, last], { miniProgram: true }), confirm],
      'LAST',
      [],
    ],
    [
      'somebody new is spared',
      [began([box, last], { newcomer: true })],
      undefined,
      ['remember-newcomer', 'after-all'],
    ],
    [
      'a system pop-up that is closed is remembered',
      [began([plain('S', {}, 'system'), last]), shut],
      'LAST',
      ['remember-closed'],
    ],
    [
      'a system pop-up that was closed does not come again, one of the page does',
      [began([plain('S', {}, 'system'), last], { closedBefore: ['S', 'LAST'] })],
      'LAST',
      [],
    ],
  ])('%s', (_, events, shown, asked) => {
    expect(after(...events)).toMatchObject({ shown, asked });
  });

  it('highlights the words of a forgotten box until it is ticked', () => {
    expect(after(began([box]), confirm).queue.highlighted).toBe(true);
    expect(after(began([box]), confirm, tick).queue).toMatchObject({ highlighted: false, ticked: true });
  });

  it('starts the next one without tick, step or highlight', () => {
    const { queue } = after(began([box, box, last]), tick, shut);
    expect(queue).toMatchObject({ at: 1, step: 0, ticked: false, highlighted: false, busy: false });
  });

  it('does not end a new wait by an old one', () => {
    const again: PopupEvent[] = [
      began([last]),
      confirm,
      { kind: 'acknowledge-failed', popup: last },
      confirm,
    ];
    expect(after(...again, { kind: 'busy-ran-out', turn: 1 }).queue.busy).toBe(true);
    expect(after(...again, { kind: 'busy-ran-out', turn: 2 }).queue.busy).toBe(false);
  });

  it('waits with the next one after a jump until the page is opened again', () => {
    const left = [began([jump, last]), confirm, read(jump)];
    expect(after(...left).queue).toMatchObject({ at: 1, away: true });
    expect(after(...left).effects).toEqual([{ kind: 'open', url: '#transfer1' }]);
    expect(after(...left, { kind: 'returned' }).queue.away).toBe(false);
  });

  it('tells how many points were credited, by the gateway’s own count', () => {
    const granted: PopupEvent = { kind: 'granted', popup: points, points: 90 };
    expect(after(began([points]), confirm, read(points), granted).effects).toContainEqual({
      kind: 'tell-credited',
      points: 90,
    });
  });
});
