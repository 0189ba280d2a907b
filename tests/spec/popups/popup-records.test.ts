import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { popupList } from '@/api/endpoints/popup';
import { readPopup } from '../../support/popup-records';

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
