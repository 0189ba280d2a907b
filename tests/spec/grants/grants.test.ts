import { describe, expect, it } from 'vitest';
import { approveGrants } from '@/api/endpoints/approvals';
import { grantContext, grantDetail } from '@/api/endpoints/grants';
import { balanceOf } from '@/mocks/accounts/balances';
import { house, personal } from '@/mocks/core/ledger';
import { feng, liang, me } from '../../support/gateways/mock-gateways';
import { four, GrantClient, he, idOf } from '../../support/grants';

const minute = 60_000;
const lead29 = 'LX100030';

describe('a grant that was approved', () => {
  it('pays each person once, one after the other, out of the team’s account', async () => {
    const client = new GrantClient();
    const before = await Promise.all(four.map((usercode) => client.personalBalance(usercode)));
    const id = await client.submitted();
    expect((await client.approve(id)).code).toBe('0000');
    await client.pass(600);
    expect((await client.request(id)).rows.map(({ state }) => state)).toEqual([
      'paid',
      'paid',
      'waiting',
      'waiting',
    ]);
    await client.pass(minute);
    expect((await client.request(id)).state).toBe('paid');
    const after = await Promise.all(four.map((usercode) => client.personalBalance(usercode)));
    expect(after.map((balance, index) => balance - (before[index] ?? 0))).toEqual([100, 100, 100, 100]);
    expect((await client.balances()).sum).toBe(0);
  });

  it('waits for 10:00 of its day', async () => {
    const client = new GrantClient();
    const id = await client.submitted({ date: '2026-11-22' });
    await client.approve(id);
    await client.pass(24 * 60 * minute);
    expect((await client.request(id)).state).toBe('scheduled');
    await client.pass(20 * minute);
    expect((await client.request(id)).state).toBe('paid');
  });

  it('stops half way when something fails, goes on where it stopped, and pays nobody twice', async () => {
    const client = new GrantClient();
    const id = await client.submitted();
    await client.approve(id);
    await client.pass(600);
    await client.fault({ call: 'grantPayout', kind: 'drop' });
    await client.pass(minute);
    expect((await client.request(id)).state).toBe('stopped');
    expect((await client.payAgain(id, { as: he })).message).toBe('没有找到这笔申请');
    expect((await client.payAgain(id)).code).toBe('0000');
    await client.pass(minute);
    expect((await client.request(id)).state).toBe('paid');
    const { transfers } = await client.state();
    expect(transfers.map(({ to }) => to).flat()).toEqual([...four]);
  });

  it('leaves out whoever has left, and pays the others', async () => {
    const client = new GrantClient();
    const id = await client.submitted();
    await client.approve(id);
    await client.storage.update((state) => [state && { ...state, leavers: [four[1]] }, undefined] as never);
    await client.pass(minute);
    const { state, rows } = await client.request(id);
    expect(state).toBe('partly');
    expect(rows.map((row) => row.state)).toEqual(['paid', 'failed', 'paid', 'paid']);
    expect((await client.payAgain(id)).message).toBe('没有可以再发的同事');
  });

  it('needs the password where the sum is not free of it', async () => {
    const client = new GrantClient();
    const id = await client.submitted({ rows: four.map((usercode) => ({ usercode, money: '300.0' })) });
    expect((await client.approve(id, { proven: false })).message).toBe('这次审批需要支付密码');
    expect((await client.approve(id)).code).toBe('0000');
  });
});

describe('a decision', () => {
  it('is nobody’s about their own request', async () => {
    const client = new GrantClient();
    const id = await client.submitted();
    expect((await client.approve(id, { as: me })).message).toBe('自己提交的申请不能自己审批');
    expect((await client.handOver(id, me)).message).toBe('请选择可以审批的同事');
  });

  it('counts once where two decide at the same time, and the other is told who was first', async () => {
    const client = new GrantClient();
    const id = await client.submitted();
    const { version } = await client.request(id);
    await client.handOver(id, lead29);
    expect((await client.request(id)).version).toBe(version + 1);
    expect((await client.approve(id)).message).toBe('这笔申请现在不由你审批');
    await client.approve(id, { as: lead29 });
    expect((await client.refuse(id)).message).toMatch(/刚刚通过了，名单已刷新$/);
    expect((await client.request(id)).state).not.toBe('refused');
  });

  it('cannot let somebody be paid who cannot receive anything, until they are removed', async () => {
    const client = new GrantClient();
    const waiting = 'FL-0000127';
    expect((await client.approve(waiting, { as: me })).message).toBe('有 2 行需要处理，移除后才能通过');
    expect((await client.approve(waiting, { as: me, removed: [feng, liang] })).code).toBe('0000');
    await client.pass(5 * minute);
    const { state, rows } = await client.request(waiting);
    expect(state).toBe('paid');
    expect(rows.filter((row) => row.state === 'paid')).toHaveLength(124);
  });

  it('of a large grant is taken by the department and then by finance', async () => {
    const client = new GrantClient();
    const id = await client.submitted({ rows: four.map((usercode) => ({ usercode, money: '2000.0' })) });
    await client.approve(id, { proven: false });
    expect((await client.request(id)).state).toBe('pending');
    const finance = (await client.request(id)).steps[1]?.approver ?? '';
    expect((await client.approve(id, { as: finance })).code).toBe('0000');
    expect((await client.request(id)).state).toBe('scheduled');
  });

  it('of several is all or none', async () => {
    const client = new GrantClient();
    const [one, other] = [await client.submitted(), await client.submitted()];
    await client.change(other, 'withdraw');
    expect((await client.approveAll([one, other])).message).toBe('林晓禾刚刚撤回了，名单已刷新');
    expect((await client.request(one)).state).toBe('pending');
  });
});

describe('a budget', () => {
  it('comes into the account when its activity is approved, and makes a leader of whoever had none', async () => {
    const client = new GrantClient();
    const cheng = 'LX100008';
    expect((await client.data(grantContext, {}, { as: cheng })).accounts).toEqual([]);
    const id = idOf(await client.apply('500.0', { as: cheng, approver: he }));
    await client.approve(id);
    const [account] = (await client.data(grantContext, {}, { as: cheng })).accounts;
    expect(account).toMatchObject({ balance: 5_000, left: 5_000 });
    const rows = [{ usercode: four[0], money: '500.0' }];
    expect((await client.submit({ rows }, { as: cheng })).code).toBe('0000');
    expect((await client.submit({ rows }, { as: cheng })).message).toBe('激励账户余额不足，还差 500.0 龙币');
    expect((await client.balances()).sum).toBe(0);
  });

  it('comes from the issuer alone, once, and raises budget, balance and what is left by as much', async () => {
    const client = new GrantClient();
    const figures = async () => {
      const { ledger } = await client.state();
      const [account] = (await client.data(grantContext, {})).accounts;
      return {
        issued: -(ledger.deltas[house.issuer] ?? 0),
        budget: account?.budget ?? 0,
        balance: account?.balance ?? 0,
        left: account?.left ?? 0,
      };
    };
    const before = await figures();
    const id = idOf(await client.apply('500.0'));
    expect(await figures()).toEqual(before);
    const { version } = await client.request(id);
    const body = { requests: [{ id, version, removed: [] }] };
    await client.approve(id, { key: 'same' });
    for (const key of ['same', 'other']) await client.say(approveGrants, body, { as: he, key });
    const after = await figures();
    const gained = Object.entries(after).map(([name, figure]) => [
      name,
      figure - before[name as keyof typeof before],
    ]);
    expect(Object.fromEntries(gained)).toEqual({
      issued: 5_000,
      budget: 5_000,
      balance: 5_000,
      left: 5_000,
    });
    expect((await client.balances()).sum).toBe(0);
  });

  it('is taken back while nobody has decided, and its approver is reminded once a day', async () => {
    const client = new GrantClient();
    const id = idOf(await client.apply('500.0'));
    expect((await client.change(id, 'remind')).code).toBe('0000');
    expect((await client.change(id, 'remind')).message).toBe('今天已经提醒过了，明天再提醒');
    await client.pass(25 * 60 * minute);
    expect((await client.change(id, 'remind')).code).toBe('0000');
    expect((await client.change(id, 'withdraw')).code).toBe('0000');
    expect((await client.approve(id)).message).toBe('林晓禾刚刚撤回了，名单已刷新');
    expect(idOf(await client.apply('400.0', { id }))).toBe(id);
    expect((await client.request(id)).state).toBe('pending');
  });
});

it('receivers see a bill entry and a letter, as of other gifts', async () => {
  const client = new GrantClient();
  const before = balanceOf(await client.state(), personal(four[0]));
  const id = await client.submitted();
  await client.approve(id);
  await client.pass(minute);
  const state = await client.state();
  expect(balanceOf(state, personal(four[0])) - before).toBe(100);
  expect(state.transfers[0]).toMatchObject({ from: me, to: [four[0]], text: '辛苦啦', accountType: 1 });
  expect(state.ledger.postings[0]).toMatchObject({ grantId: id, transferId: state.transfers[0]?.id });
});

it('nobody in a WALLET session has grants', async () => {
  const client = new GrantClient();
  const said = await client.say(grantContext, {}, { systemType: 'WALLET' });
  expect(said.message).toBe('钱包账户没有审批和发放');
});

describe('whom the last grant reached', () => {
  it('is told to who imports a list as to who approves it: those that were paid, and not who still waits', async () => {
    const client = new GrantClient();
    const told = async () => {
      const { lastGrant } = await client.data(grantContext, {});
      const next = await client.data(grantDetail, { kind: 'grant', id: await client.submitted() });
      const reached = new Set(next?.recent.flatMap(({ usercodes }) => usercodes));
      return { lastGrant: lastGrant?.usercodes ?? [], reached };
    };
    const before = await told();
    expect(before.lastGrant.filter((usercode) => !before.reached.has(usercode))).toEqual([]);
    const id = await client.submitted();
    await client.approve(id);
    await client.pass(minute);
    const after = await told();
    expect([...after.lastGrant].sort()).toEqual([...four].sort());
    expect(after.lastGrant.filter((usercode) => !after.reached.has(usercode))).toEqual([]);
  });
});
