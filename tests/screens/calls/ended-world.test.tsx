import { expect, it } from 'vitest';
import { call } from '@/api/call';
import { accountInfo } from '@/api/endpoints/account';
import { me } from '../../support/gateways/mock-gateways';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass } from '../../support/render-app';

it('what fails while its test ends is not sent again in the next one', async () => {
  await openApp('/home');
  await fault({ call: 'accountInfo', kind: 'status', value: 503, times: 'always' });
  const ended = call(accountInfo, { oa: me }, { quiet: true }).catch((error: unknown) => error);
  await freshApp();
  await pass(10_000);
  expect(sentCalls('accountInfo')).toEqual([]);
  expect(await ended).toMatchObject({ failure: { kind: 'cancelled' } });
});
