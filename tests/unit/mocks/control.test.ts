import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountInfo, queryUserInfo } from '@/api/endpoints/account';
import { balance } from '@/api/endpoints/home';
import { batchTransfer } from '@/api/endpoints/transfer';
import { readable, withCall, type CallRecord } from '@/mocks/core/calls';
import { Gateways, gift, me, pinned, requestFor } from '../../support/gateways/mock-gateways';

const body = gift();

const overview = v.object({
  world: v.string(),
  worlds: v.array(v.string()),
  now: v.number(),
  session: v.object({ usercode: v.string(), token: v.string(), systemType: v.string() }),
  identities: v.array(
    v.object({ usercode: v.string(), name: v.string(), token: v.string(), departed: v.boolean() }),
  ),
  faults: v.array(v.object({ id: v.string(), call: v.string() })),
  calls: v.array(v.object({ call: v.string(), request: v.string(), answer: v.string(), caller: v.string() })),
});

async function overviewOf(gateways: Gateways) {
  return v.parse(overview, JSON.parse((await gateways.control('GET', 'state')).body));
}

/** The id of the held reply, as soon as there is one. */
async function heldId(gateways: Gateways): Promise<string> {
  for (;;) {
    const [held] = (await gateways.state()).held;
    if (held !== undefined) return held.id;
  }
}

describe('the control protocol', () => {
  it('shows world, clock, identities, faults and the last calls', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'batchTransfer', kind: 'hang' });
    await gateways.data(balance, {});
    const state = await overviewOf(gateways);
    expect(state).toMatchObject({
      world: 'default',
      now: pinned,
      session: { usercode: me, token: 'lx-LX100001', systemType: 'LONGCOIN' },
      faults: [{ call: 'batchTransfer' }],
      calls: [{ call: 'balance', caller: me }],
    });
    expect(state.worlds).toContain('heavy');
    expect(state.identities.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['林晓禾', '陈思远', '周一航', '苏念', '冯乐', '梁栖']),
    );
  });

  it('resets to a known state of the same world or another, at a pinned time if requested', async () => {
    const gateways = new Gateways('poor');
    await gateways.fault({ call: '*', kind: 'drop' });
    await gateways.control('POST', 'reset');
    expect(await overviewOf(gateways)).toMatchObject({ world: 'poor', faults: [], calls: [] });
    const at = pinned + 86_400_000;
    await gateways.control('POST', 'reset', { world: 'default', pinned: at });
    gateways.real += 5000;
    expect(await overviewOf(gateways)).toMatchObject({ world: 'default', now: at });
    expect((await gateways.state()).seed.epoch).toBe(at);
  });

  it('moves the clock by an offset, pins it, and resumes it', async () => {
    const gateways = new Gateways();
    await gateways.control('POST', 'clock', { offsetMs: 1000 });
    expect((await overviewOf(gateways)).now).toBe(pinned + 1000);
    await gateways.control('POST', 'clock', { pinned: 5 });
    gateways.real += 9;
    expect((await overviewOf(gateways)).now).toBe(5);
    await gateways.control('POST', 'clock', { pinned: null });
    expect((await overviewOf(gateways)).now).toBe(pinned + 9);
  });

  it('clears one fault or all', async () => {
    const gateways = new Gateways();
    await gateways.fault(
      { call: 'a', kind: 'drop' },
      { call: 'b', kind: 'drop' },
      { call: 'c', kind: 'drop' },
    );
    const [first] = (await overviewOf(gateways)).faults;
    await gateways.control('POST', 'faults', { clear: first?.id });
    expect((await overviewOf(gateways)).faults.map(({ call }) => call)).toEqual(['b', 'c']);
    await gateways.control('POST', 'faults', { clear: true });
    expect((await overviewOf(gateways)).faults).toEqual([]);
  });

  it('replaces the faults of one call and keeps the others, or replaces all of them', async () => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'a', kind: 'drop' }, { call: 'b', kind: 'drop' });
    await gateways.control('POST', 'faults', { call: 'a', set: [{ call: 'a', kind: 'hold' }] });
    expect((await gateways.state()).faults).toMatchObject([
      { call: 'b', kind: 'drop' },
      { call: 'a', kind: 'hold' },
    ]);
    await gateways.control('POST', 'faults', { set: [{ call: '*', kind: 'delay', value: 5 }] });
    expect((await gateways.state()).faults).toMatchObject([{ call: '*', kind: 'delay', value: 5 }]);
  });

  it.each([
    ['before it was booked: then nothing is', 'before', 0],
    ['after it was booked: then it stays booked', 'after', 1],
  ] as const)('turns a held reply into an error, held %s', async (_title, when, booked) => {
    const gateways = new Gateways();
    await gateways.fault({ call: 'batchTransfer', kind: 'hold', when });
    const final = gateways.service.answer(requestFor(batchTransfer, body, { key: 'k' }));
    const id = await heldId(gateways);
    await gateways.control('POST', 'faults', { fail: id });
    expect(await final).toMatchObject({ kind: 'answer', answer: { status: 500 } });
    expect((await gateways.state()).transfers).toHaveLength(booked);
    const again = await gateways.say(batchTransfer, body, { key: 'k' });
    expect(again.code).toBe('0000');
    expect((await gateways.state()).transfers).toHaveLength(1);
  });

  it('records how long an answer was delayed, except for one that still waits', async () => {
    const gateways = new Gateways();
    await gateways.fault(
      { call: 'balance', kind: 'delay', value: 700 },
      { call: 'accountInfo', kind: 'hold', when: 'after' },
    );
    await gateways.data(balance, {});
    const final = gateways.service.answer(requestFor(accountInfo, { oa: me }));
    const id = await heldId(gateways);
    expect((await gateways.state()).journal.calls).toMatchObject([
      { call: 'balance', durationMs: 700, held: null },
      { call: 'accountInfo', durationMs: null, held: id },
    ]);
    gateways.real += 12_000;
    await gateways.control('POST', 'faults', { release: id });
    expect(await final).toMatchObject({ kind: 'answer', answer: { status: 200 } });
    const [, call] = (await gateways.state()).journal.calls;
    expect(call?.durationMs).toBeGreaterThanOrEqual(12_000);
  });

  it('ends a session, and makes it valid again', async () => {
    const gateways = new Gateways();
    await gateways.control('POST', 'expire', { token: 'lx-LX100001' });
    expect((await gateways.say(queryUserInfo, {})).code).toBe('6006');
    expect((await gateways.say(queryUserInfo, {}, { as: 'LX100002' })).code).toBe('0000');
    await gateways.control('POST', 'expire', { token: 'lx-LX100001', valid: true });
    expect((await gateways.say(queryUserInfo, {})).code).toBe('0000');
  });

  it('exports and imports the snapshot', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, body, { key: 'k' });
    const { body: snapshot } = await gateways.control('GET', 'export');
    const other = new Gateways('poor');
    await other.control('POST', 'import', JSON.parse(snapshot));
    const { accountList } = await other.data(accountInfo, { oa: me });
    expect(accountList[0]?.balanceAmt).toBe(26_805 - 880);
    expect((await other.say(batchTransfer, body, { key: 'k' })).code).toBe('0000');
    expect((await other.state()).ledger.postings).toHaveLength(1);
  });

  it.each([
    ['POST', 'reset', { world: 'nowhere' }, 400],
    ['POST', 'faults', { add: { call: 'a', kind: 'earthquake' } }, 400],
    ['POST', 'import', { version: 0 }, 400],
    ['GET', 'reset', {}, 404],
    ['POST', 'nothing', {}, 404],
  ] as const)('refuses %s %s with %o, and changes nothing', async (method, action, request, status) => {
    const gateways = new Gateways();
    const before = await gateways.state();
    expect((await gateways.control(method, action, request)).status).toBe(status);
    expect(await gateways.state()).toBe(before);
  });
});

describe('the record of calls', () => {
  const record: Omit<CallRecord, 'id'> = {
    time: 0,
    call: 'a',
    gateway: 'life',
    caller: '',
    status: 200,
    code: '0000',
    request: '',
    answer: '',
    faults: [],
    durationMs: 0,
    held: null,
  };

  it('keeps the last 200', () => {
    let calls: readonly CallRecord[] = [];
    for (let turn = 0; turn < 210; turn++) calls = withCall(calls, record);
    expect(calls.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => index + 11));
  });

  it('is decrypted', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, body, { key: 'k' });
    const [call] = (await overviewOf(gateways)).calls;
    expect(JSON.parse(call?.request ?? '')).toEqual(body);
    expect(call?.answer).toContain('"code":"0000"');
  });

  it('contains no phone number, token, password or code', async () => {
    const gateways = new Gateways();
    const { mobile } = await gateways.data(queryUserInfo, {});
    expect(mobile).toMatch(/^138\d{8}$/);
    const text = JSON.stringify((await gateways.state()).journal.calls);
    expect(text).not.toContain(mobile);
    expect(text).not.toContain('lx-');
    const secrets = {
      bToken: 'S1',
      payPassword: 'S2',
      smsCode: 'S3',
      phoneNumber: 13800000001,
      nested: { token: 'S"4' },
    };
    expect(readable(JSON.stringify(secrets))).toBe(
      '{"bToken":"***","payPassword":"***","smsCode":"***","phoneNumber":"***","nested":{"token":"***"}}',
    );
    expect(readable('{"code":"0000"}')).toBe('{"code":"0000"}');
  });
});
