import { describe, expect, it } from 'vitest';
import { accountInfo } from '@/api/endpoints/account';
import { balance } from '@/api/endpoints/home';
import { faultsToRepeat } from '@/qa/capsule/repeated-faults';
import { Gateways, me, requestFor } from '../../support/gateways/mock-gateways';

const briefly = async (gateways: Gateways) =>
  faultsToRepeat(await gateways.state()).map(({ call, kind, times }) => `${call} ${kind} ${times}`);

describe('the faults that a capsule repeats', () => {
  it('are those that are used up, as often as they hit the newest answers', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'status', value: 503, times: 3 });
    for (let tries = 0; tries < 3; tries += 1) await gateways.final(balance, {});
    expect((await gateways.state()).faults).toEqual([]);
    expect(await briefly(gateways)).toEqual(['balance status 3']);
  });

  it('hit again as often as before, and then what was left of them', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'drop', times: 5 });
    for (let tries = 0; tries < 3; tries += 1) await gateways.final(balance, {});
    expect(await briefly(gateways)).toEqual(['balance drop 5']);
  });

  it('are none that a success has followed', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'drop' });
    await gateways.final(balance, {});
    await gateways.final(balance, {});
    expect(await briefly(gateways)).toEqual([]);
  });

  it('hit the call that they hit, where they were set for any', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: '*', kind: 'garbled', when: 'after' });
    await gateways.final(balance, {});
    await gateways.final(accountInfo, { oa: me });
    expect(await briefly(gateways)).toEqual(['balance garbled 1']);
  });

  it('stay as they are where they last, and held answers are not held again', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'status', value: 500, times: 'always' });
    await gateways.fault({ call: 'accountInfo', kind: 'hold', when: 'after' });
    await gateways.final(balance, {});
    await gateways.service.serve(requestFor(accountInfo, { oa: me }));
    expect(await briefly(gateways)).toEqual(['balance status always']);
  });

  it('are counted once where a capsule is taken of what a capsule brought back', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'balance', kind: 'status', value: 503, times: 2 });
    for (let tries = 0; tries < 2; tries += 1) await gateways.final(balance, {});
    const before = await gateways.state();
    const again = new Gateways({ ...before, faults: faultsToRepeat(before) });
    for (let tries = 0; tries < 2; tries += 1) await again.final(balance, {});
    expect(await briefly(again)).toEqual(['balance status 2']);
  });
});
