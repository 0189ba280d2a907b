import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, goBack } from '../../support/actions';
import { pass, settled } from '../../support/render-app';
import {
  goForward,
  load,
  openPage,
  position,
  press,
  shownSheet,
  touch,
} from '../../support/samples/sample-sheets';

beforeEach(openPage);

/** The page without a sheet, with the first page right behind it. */
async function expectPageAboveStart(): Promise<void> {
  expect([address(), shownSheet(), position()]).toEqual(['#/page?id=1', null, 1]);
  await goBack();
  expect(address()).toBe('#/');
}

describe('a sheet', () => {
  it('is closed by back, and the next step back leaves the page', async () => {
    await press('open one');
    expect([address(), shownSheet(), position()]).toEqual(['#/page?id=1&step=one', 'one', 2]);
    await goBack();
    await expectPageAboveStart();
  });

  it('is closed by its button, and the next step back leaves the page', async () => {
    await press('open one');
    await press('close one');
    await expectPageAboveStart();
  });

  it('is shown again by a reload, and closed by one step back after it', async () => {
    await press('open one');
    await load();
    expect(shownSheet()).toBe('one');
    await press('close one');
    await expectPageAboveStart();
  });

  it.each(['close one', 'close any'])(
    'that is closed twice by a double tap goes one step back: %s',
    async (close) => {
      await press('open one');
      await press(close, close);
      await expectPageAboveStart();
    },
  );

  it('that is opened twice by a double tap is one entry', async () => {
    await press('open one', 'open one');
    expect([shownSheet(), position()]).toEqual(['one', 2]);
    await press('close one');
    await expectPageAboveStart();
  });

  it('that is opened and closed before anything was rendered is closed', async () => {
    await press('open one', 'close one');
    await expectPageAboveStart();
  });

  it('that is closed while another is opened gives way to it, and back leads to the page', async () => {
    await press('open one');
    await press('close one', 'open two');
    expect([shownSheet(), position()]).toEqual(['two', 2]);
    await goBack();
    await expectPageAboveStart();
  });

  it('is closed in place where a link led straight to it', async () => {
    window.history.replaceState(null, '', '/#/page?id=1&step=one');
    await load();
    await press('close one');
    expect([address(), shownSheet(), position()]).toEqual(['#/page?id=1', null, 0]);
  });

  it('of an earlier load whose entries before it are lost is closed in place', async () => {
    await press('open one');
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(state as object), idx: 0 }, '');
    await load();
    await press('close one');
    expect([address(), shownSheet(), position()]).toEqual(['#/page?id=1', null, 0]);
  });

  it('is closed in place in a web view that has forgotten all other entries', async () => {
    await press('open one');
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    await press('close one');
    expect([address(), shownSheet(), position()]).toEqual(['#/page?id=1', null, 2]);
  });

  it('is closed by a later tap where the browser has dropped the step back', async () => {
    await press('open one');
    vi.spyOn(window.history, 'go').mockImplementationOnce(() => undefined);
    await press('close one');
    await pass(2_000);
    await press('close one');
    await expectPageAboveStart();
  });

  it('whose entry a redirect has replaced is closed in place and does not leave the page', async () => {
    await press('open one');
    await press('redirect');
    await press('close one');
    expect([address(), shownSheet(), position()]).toEqual(['#/page?id=1', null, 2]);
    await goBack();
    await expectPageAboveStart();
  });

  it('is shown again by a step forward, and closed in one step', async () => {
    await press('open one');
    await press('close one');
    await goForward();
    expect(shownSheet()).toBe('one');
    await press('close one');
    await expectPageAboveStart();
  });
});

describe('a sheet that opens another', () => {
  it('in its place leads back to the page', async () => {
    await press('open one');
    await press('two instead');
    expect([shownSheet(), position()]).toEqual(['two', 2]);
    await goBack();
    await expectPageAboveStart();
  });

  it('above itself is shown again once that is closed, even by a double tap', async () => {
    await press('open one');
    await press('open two');
    expect([shownSheet(), position()]).toEqual(['two', 3]);
    await press('close any', 'close any');
    expect([shownSheet(), position()]).toEqual(['one', 2]);
    await press('close one');
    await expectPageAboveStart();
  });

  it('of the same name above itself leaves that one open, even by a double tap', async () => {
    await press('two instead');
    await press('open one');
    await press('two instead');
    expect([shownSheet(), position()]).toEqual(['two', 2]);
    await press('close any', 'close two');
    expect([shownSheet(), position()]).toEqual(['two', 1]);
  });

  it('above itself does not keep an exit from leading past both to where the flow started', async () => {
    await press('open one');
    await press('open two');
    await press('exit');
    expect([address(), position()]).toEqual(['#/', 0]);
  });
});

describe('a success page', () => {
  it.each([
    ['the page', []],
    ['the page and its sheet', ['open one']],
    ['the page and both of its sheets', ['open one', 'open two']],
  ])('replaces %s', async (_, opened) => {
    for (const name of opened) await press(name);
    await press('pay');
    expect([address(), position()]).toEqual(['#/record?id=7', 1]);
    expect(screen.getByText('record')).toBeInTheDocument();
    await goBack();
    expect(address()).toBe('#/');
  });

  it('replaces them although the page is gone before the step back arrives', async () => {
    await press('open one');
    touch('pay');
    touch('vanish');
    await settled();
    expect([address(), position()]).toEqual(['#/record?id=7', 1]);
  });

  it('replaces them although the sheet is closed at the same time', async () => {
    await press('open one');
    await press('close one', 'pay');
    expect([address(), position()]).toEqual(['#/record?id=7', 1]);
  });
});
