import type { Query } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GatewayError } from '@/api/errors';
import type { Address } from '@/domain/screens';
import { queryClient } from '@/queries/client';
import { filledAddress } from '../../support/addresses/filled-address';
import { productAddresses } from '../../support/addresses/product-addresses';
import { seeEverything } from '../../support/observer';
import { openApp } from '../../support/render-app';

seeEverything();

/** The zeros that the person made: what they have chosen and typed so far, and the key that types. */
const ownZeros: Partial<Record<Address, readonly string[]>> = {
  '/rewardUsers': ['已选 0 / 20 人'],
  '/transfer1': ['已选 0 / 20 人', '0 龙币', '0'],
  '/transfer2': ['已选 0 / 20 人'],
  '/grantActivityH5': ['已选 0 人'],
  '/second-hand-publish': ['0 / 9 张，单张不超过 20 MB。上传前会压缩，并去掉位置信息。', '0 / 500'],
};

/** A zero as a number of its own, and a text that says there is nothing. */
const zero = /(?<![\d.,:+-])0(?:\.0+)?(?![\d.:-]|,\d)/;
const nothing = /没有|暂无|还没|请设置|先绑定/;

const heldBack = { status: 'pending', fetchStatus: 'fetching', error: null } as const;
const failed = {
  status: 'error',
  fetchStatus: 'idle',
  error: new GatewayError({ kind: 'network' }, 'any'),
} as const;
const states = { 'held back': heldBack, failed };

/** Every address as it opens, and those that the pictures show of one thing or one view. */
const pictures = import.meta.glob<{ looks: readonly { at: string; world?: string }[] }>(
  '../../look/looks.mjs',
  {
    eager: true,
  },
);
const views = Object.values(pictures).flatMap(({ looks }) =>
  looks.filter(({ at, world }) => at.includes('?') && world === undefined).map(({ at }) => at),
);
/** One address of each kind: two that differ in a value alone show the same figures. */
const addresses = new Map(
  [...productAddresses.map(filledAddress), ...views].map((at) => [at.replace(/=[^&]*/g, ''), at]),
).values();

/** What the screen shows and says. */
function shownTexts(): string[] {
  return Array.from(document.body.querySelectorAll('*:not(style)')).flatMap((element) => {
    const isText = Array.from(element.childNodes).some(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [element.getAttribute('aria-label') ?? [], isText ? (element.textContent ?? '') : []].flat();
  });
}

const noAnswer = { data: undefined, dataUpdatedAt: 0 } as const;

/** Puts every query back into its former state, and those of the group into another one. */
async function change(former: ReadonlyMap<Query, Query['state']>, group: readonly Query[], state: object) {
  await act(async () => {
    former.forEach((before, query) =>
      query.setState({ ...before, ...(group.includes(query) ? { ...noAnswer, ...state } : {}) }),
    );
    await vi.advanceTimersByTimeAsync(1);
    await vi.dynamicImportSettled();
  });
}

it('finds the views of one thing in the pictures', () => {
  expect(views.length).toBeGreaterThan(20);
});

describe('what no gateway has said', () => {
  it.each([...addresses])('is no number and no “nothing” on %s', async (address) => {
    await openApp(address);
    const before = new Set(shownTexts());
    const queries = queryClient.getQueryCache().findAll({ type: 'active' });
    const former = new Map(queries.map((query) => [query, query.state]));
    const groups = [...(queries.length > 1 ? queries.map((query) => [query]) : []), queries];
    const own = Object.entries(ownZeros).find(([path]) => path === address.split('?')[0])?.[1] ?? [];
    const made: string[] = [];
    for (const [name, state] of Object.entries(states))
      for (const group of groups) {
        await change(former, group, state);
        const isAll = group === queries;
        const wrong = shownTexts().filter(
          (text) =>
            (zero.test(text) && !own.includes(text) && (isAll || !before.has(text))) ||
            (state === heldBack && nothing.test(text) && !before.has(text)),
        );
        const which = isAll ? 'all' : JSON.stringify(group[0]?.queryKey);
        made.push(...wrong.map((text) => `${text} (${which} ${name})`));
      }
    expect(made).toEqual([]);
  });
});
