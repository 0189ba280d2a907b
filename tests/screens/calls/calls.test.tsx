import { appendFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as alerts from '@/api/endpoints/alerts';
import * as popups from '@/api/endpoints/popup';
import type { CallRecord } from '@/mocks/core/calls';
import { addressesOfBuilds } from '../../support/addresses/addresses-of-builds';
import { gatewayState } from '../../support/gateways/screen-network';
import { openAgain, openApp, pass } from '../../support/render-app';

/** What every start asks for, whatever the address: who is here, and the pop-ups and alerts of specification 4.3 and 4.4. */
const ofTheStart = new Set(
  [...Object.values(popups), ...Object.values(alerts)]
    .flatMap((each) => (typeof each === 'object' && 'name' in each ? [each.name] : []))
    .concat(
      'tokenToKey',
      'queryUserInfo',
      'longball-pop/get-add',
      'queryAnimationSet',
      'unified/queryAlertInfo',
    ),
);

/** How many calls a page may make by itself until it is whole. */
const budget = 6;
/** Pages of several parts that are all in sight. */
const ownBudgets: Partial<Record<string, number>> = {
  '/home': 12,
  '/old-home': 12,
};
/** Addresses that lead on, to the page whose budget counts. */
const leadsTo: Partial<Record<string, string>> = {
  '/zhongxinLogin': '/home',
  '/welfareByGuanYu': '/home',
  '/webviewClose': '/home',
};

/** Milliseconds after which everything that a page asks for by itself has been asked for. */
const whole = 3_000;
/** Polls are counted for so long, where the figures are printed. */
const minute = 60_000;
const file = process.env['CALLS_FILE'];

const madeSince = async (last: number): Promise<readonly CallRecord[]> =>
  (await gatewayState()).journal.calls.filter(({ id }) => id > last);
const lastOf = (calls: readonly CallRecord[], before: number) => calls[calls.length - 1]?.id ?? before;
const alike = (one: CallRecord, other: CallRecord) =>
  one.gateway === other.gateway && one.call === other.call && one.request === other.request;

describe('an address', () => {
  it.each(addressesOfBuilds)(
    '%s asks for no more than its budget, and for nothing twice unless it polls',
    async (address) => {
      await openApp(address);
      await pass(whole);
      const cold = await madeSince(0);
      const own = cold.filter(({ call }) => !ofTheStart.has(call));
      const twice = own.filter((each, index) => own.findIndex((other) => alike(each, other)) < index);
      const needsMinute = twice.length > 0 || file !== undefined;
      if (needsMinute) await pass(minute);
      const later = needsMinute ? await madeSince(lastOf(cold, 0)) : [];
      if (file !== undefined) {
        cleanup();
        await openAgain();
        await pass(whole);
        const warm = await madeSince(lastOf(later, lastOf(cold, 0)));
        const counts = [cold.length, own.length, warm.length, later.length];
        appendFileSync(file, `${JSON.stringify({ address, counts })}\n`);
      }
      const polled = new Set(later.map(({ call }) => call));
      expect(twice.map(({ call }) => call).filter((call) => !polled.has(call))).toEqual([]);
      const kinds = new Set(own.map(({ call, request }) => (polled.has(call) ? call : `${call} ${request}`)));
      expect(kinds.size, [...kinds].join('\n')).toBeLessThanOrEqual(
        ownBudgets[leadsTo[address] ?? address] ?? budget,
      );
    },
  );
});
