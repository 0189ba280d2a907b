import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import {
  approvingNames,
  decisions,
  each,
  needed,
  nothingUsed,
  requested,
  ruled,
  used,
  type Asked,
} from '../../support/approving-calls';
import { four, GrantClient, he } from '../../support/grants';

const minute = 60_000;
const plenty = tenths(30_000);

/** Why an approval of an amount is asked to prove itself, with the rule that says so. */
const asking = {
  'scene-off': (amount: number) => ({ free: false, perPayment: tenths(amount), perDay: plenty }),
  'over-scene': (amount: number) => ({ free: true, perPayment: tenths(amount - 1), perDay: plenty }),
  'day-used-up': (amount: number) => ({ free: true, perPayment: plenty, perDay: tenths(amount - 1) }),
} as const;
const reasons = Object.keys(asking) as (keyof typeof asking)[];
const refused = decisions.flatMap((decision) => reasons.map((reason) => [reason, ...decision] as const));

describe('a decision that is declared to be an approval', () => {
  it('is each of the calls that let coins of a team go', () => {
    expect(approvingNames).toEqual(['approveGrants', 'payGrantAgain']);
    expect(decisions.map(([name, kind, count]) => [name, kind, count])).toHaveLength(5);
  });

  it.each(refused)('asks for proof for %s: %s, %s × %d', async (reason, _name, _kind, count, ask) => {
    const asked = await ask();
    const amount = tenths(each * count);
    await ruled(asked, asking[reason](amount));
    expect(await needed(asked, amount)).toMatchObject({ reason, asks: true });
    const before = await asked.client.state();
    expect((await asked.decide()).code).toBe('5111');
    expect((await asked.client.state()).grants).toEqual(before.grants);
    expect(await used(asked)).toEqual(nothingUsed);
    expect((await asked.decide({ proven: true })).code).toBe('0000');
    expect(await used(asked)).toEqual(nothingUsed);
  });

  it.each(decisions)(
    'goes without proof within its scene, and counts there alone: %s, %s × %d',
    async (...row) => {
      const [, , count, ask] = row;
      const asked = await ask();
      const amount = tenths(each * count);
      await ruled(asked, { free: true, perPayment: amount, perDay: amount });
      expect(await needed(asked, amount)).toEqual({ reason: 'within-free', asks: false, left: amount });
      expect((await asked.decide()).code).toBe('0000');
      expect(await used(asked)).toEqual({
        ...nothingUsed,
        free: amount,
        payments: count,
        scenes: [['approval', amount]],
      });
      expect(await needed(asked, tenths(1))).toEqual({ reason: 'day-used-up', asks: true, left: 0 });
    },
  );

  it.each(decisions)('counts once where it is sent again under its key: %s, %s × %d', async (...row) => {
    const [, , count, ask] = row;
    const asked = await ask();
    await asked.client.fault({ call: row[0], kind: 'drop', when: 'after' });
    await expect(asked.decide({ key: 'same' })).rejects.toThrow();
    expect((await asked.decide({ key: 'same' })).code).not.toBe('5111');
    expect((await used(asked)).free).toBe(each * count);
  });
});

describe('the free amount of a day', () => {
  /** A person who may approve 100.0 a day without the password, and has to decide about these. */
  async function clientWith(count: number) {
    const client = new GrantClient();
    const asked: Asked = { client, ids: [], by: he, decide: () => Promise.reject(new Error('is not one')) };
    await ruled(asked, { free: true, perPayment: tenths(1_000), perDay: tenths(1_000) });
    const ids: string[] = [];
    for (let index = 0; index < count; index++)
      ids.push(await requested(client, index % 2 === 0 ? 'grant' : 'activity'));
    return { desk: client, asked, ids };
  }

  it('is used up by approvals one after the other', async () => {
    const { desk: client, ids } = await clientWith(4);
    const codes: string[] = [];
    for (const id of ids) codes.push((await client.approve(id, { proven: false })).code);
    expect(codes).toEqual(['0000', '0000', '5111', '5111']);
  });

  it('is not used twice by two batches side by side', async () => {
    const { desk: client, asked, ids } = await clientWith(4);
    const said = await Promise.all(
      [ids.slice(0, 2), ids.slice(2)].map((batch) => client.approveAll(batch, { proven: false })),
    );
    expect(said.map(({ code }) => code).sort()).toEqual(['0000', '5111']);
    expect((await used(asked)).free).toBe(2 * each);
  });

  it('is whole again the next day', async () => {
    const { desk: client, asked, ids } = await clientWith(2);
    await client.approve(ids[1] ?? '', { proven: false });
    await client.pass(24 * 60 * minute);
    expect(await used(asked)).toEqual(nothingUsed);
  });

  it('is left as it is by requests that are sent back, and by a batch that is refused', async () => {
    const { desk: client, asked, ids } = await clientWith(3);
    const [first = '', second = '', third = ''] = ids;
    await client.refuse(second);
    expect((await client.approveAll([first, second], { proven: false })).code).toBe('5905');
    await client.change(third, 'withdraw');
    expect((await client.approveAll([first, third], { proven: false })).code).toBe('5911');
    expect(await used(asked)).toEqual(nothingUsed);
  });

  it('has again what was not paid out: to one person, or to all after a stop', async () => {
    const { desk: client, asked, ids } = await clientWith(3);
    const [one = '', , all = ''] = ids;
    await client.approve(one, { proven: false });
    await client.fault({ call: 'grantPayout', kind: 'code', value: '1' });
    await client.pass(minute);
    expect(await used(asked)).toMatchObject({ free: 300, scenes: [['approval', 300]] });
    await client.approve(all, { proven: false });
    await client.fault({ call: 'grantPayout', kind: 'drop' });
    await client.pass(minute);
    expect(await used(asked)).toMatchObject({ free: 300, payments: 1 });
  });

  it('has again what was taken back before its day, and what is paid again counts for whoever does that', async () => {
    const { desk: client, asked } = await clientWith(0);
    const later = await client.submitted({ date: '2026-11-23' });
    await client.approve(later, { proven: false });
    expect((await used(asked)).free).toBe(each);
    await client.change(later, 'withdraw');
    expect(await used(asked)).toEqual(nothingUsed);
    const rows = four.slice(0, 2).map((usercode) => ({ usercode, money: '40.0' }));
    const failing = await client.submitted({ rows });
    await client.approve(failing, { proven: false });
    await client.fault({ call: 'grantPayout', kind: 'code', value: '1' });
    await client.pass(minute);
    await client.payAgain(failing, { proven: false });
    await client.pass(minute);
    expect((await used(asked)).free).toBe(each);
    expect((await used({ ...asked, by: 'LX100001' })).free).toBe(each);
  });
});
