import { describe, expect, it } from 'vitest';
import type { Address } from '@/domain/screens';
import { shellMessages } from '@/messages/shell';
import type { FaultRequest } from '@/mocks/core/control';
import { endpoints } from '@/mocks/core/endpoints';
import { addressesOfBuilds } from '../../support/addresses/addresses-of-builds';
import { fault, gatewayState } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass } from '../../support/render-app';

type Fault = Omit<FaultRequest, 'call'>;

/** The ways in which a read can go wrong. */
const faults: readonly Fault[] = [
  { kind: 'html' },
  { kind: 'garbled' },
  { kind: 'wrong-shape', value: '{}' },
  { kind: 'wrong-shape', value: 'null' },
  { kind: 'wrong-shape', value: '[]' },
  { kind: 'code', value: '7777', message: '系统维护中' },
  { kind: 'status', value: 500 },
  { kind: 'drop' },
];
/** All of them, each at each read by itself, where this is asked for; else one for an address, at all its reads. */
const isWhole = process.env['FAULTS'] === 'all';

/** Milliseconds after which a page has given up on what it cannot get. */
const patience = 15_000;
const reads = new Set(endpoints.filter(({ effect }) => effect === 'read').map(({ name }) => name));
/** Nothing of a page is shown without knowing who is here. */
const ofTheStart = new Set(['tokenToKey', 'queryUserInfo']);

interface Shown {
  text: string;
  amounts: ReadonlySet<string>;
}

function shown(): Shown {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (texts.nextNode() !== null) text += `${texts.currentNode.textContent ?? ''} `;
  return { text, amounts: new Set(text.match(/\d[\d,]*\.\d(?!\d)/g) ?? []) };
}

async function expectHonest(address: Address, sound: Shown, calls: readonly string[], wrong: Fault) {
  await freshApp();
  await fault(...calls.map((call): FaultRequest => ({ ...wrong, call, times: 'always' })));
  await openApp(address);
  await pass(patience);
  const { text, amounts } = shown();
  const what = `${calls.join(', ')}: ${wrong.kind} ${String(wrong.value ?? '')}`;
  expect(text.trim().length, what).toBeGreaterThan(4);
  expect(text, what).not.toMatch(/NaN|undefined|\bnull\b|Infinity|\[object/);
  expect(text, what).not.toContain(shellMessages.zh.crashTitle);
  expect(
    [...amounts].filter((amount) => !sound.amounts.has(amount)),
    what,
  ).toEqual([]);
}

describe('a page whose reads go wrong', () => {
  it.each(addressesOfBuilds.map((address, index) => [address, index] as const))(
    '%s is never white, and shows no figure that the gateways did not give',
    async (address, index) => {
      await openApp(address);
      await pass(patience);
      const sound = shown();
      const called = (await gatewayState()).journal.calls.map(({ call }) => call);
      const asked = [...new Set(called)].filter((call) => reads.has(call) && !ofTheStart.has(call));
      if (asked.length === 0) return;
      if (isWhole)
        for (const wrong of faults)
          for (const call of asked) await expectHonest(address, sound, [call], wrong);
      else await expectHonest(address, sound, asked, faults[index % faults.length] ?? { kind: 'html' });
    },
    isWhole ? 3_600_000 : 60_000,
  );
});
