import { describe, expect, it } from 'vitest';
import { approvals } from '@/api/endpoints/approvals';
import { approversExcept, usualApprovers } from '@/areas/grants/mocks/approvers';
import { approverRoles, approversFor } from '@/domain/grants/approval-steps';
import { tenths } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import { me } from '../../support/gateways/mock-gateways';
import { four, GrantClient, he } from '../../support/grants';

const usual = usualApprovers({ index: 0 });
const others = approversExcept(me);
/** A sum that the department decides about alone, and one that finance decides about too. */
const sums = { department: '10.0', finance: '2000.0' } as const;

const rowsFor = (money: string, ...paid: readonly string[]) =>
  [...four, ...paid].map((usercode) => ({ usercode, money }));

/** A desk with a request that was approved by no one yet, and pays its approver since its rows were written in some other way. */
async function olderRequest() {
  const client = new GrantClient();
  const id = await client.submitted();
  const row = { usercode: he, money: tenths(100), state: 'waiting', problem: null, at: null } as const;
  await client.storage.update((state) => {
    if (state === undefined) throw new Error('nothing is stored');
    const requests = state.grants.requests.map((each) =>
      each.id === id ? { ...each, rows: [...each.rows, row] } : each,
    );
    return [{ ...state, grants: { ...state.grants, requests } }, null];
  });
  return { desk: client, id };
}

describe('the submission of a grant', () => {
  it.each(approverRoles)(
    'names the approver for %s whom it pays, and goes with another one',
    async (role) => {
      const client = new GrantClient();
      const { name = '' } = colleague(await client.state(), usual[role]) ?? {};
      const rows = rowsFor(sums[role], usual[role]);
      expect(await client.submit({ rows })).toMatchObject({
        code: '5918',
        message: `${name}在发放名单里，不能审批这笔发放，请换审批人`,
      });
      const free = others.find((each) => !Object.values(usual).includes(each)) ?? '';
      const approvers = approverRoles
        .slice(0, approverRoles.indexOf(role) + 1)
        .map((each) => (each === role ? free : usual[each]));
      const id = await client.submitted({ rows, approvers });
      expect((await client.request(id)).steps.map(({ approver }) => approver)).toEqual(approvers);
    },
  );

  it.each(others)('may be decided by each who approves: %s', async (approver) => {
    const client = new GrantClient();
    const id = await client.submitted({ approvers: [approver] });
    expect((await client.approve(id, { as: approver })).code).toBe('0000');
  });

  it('is refused where the applicant would decide, as an application is', async () => {
    const client = new GrantClient();
    const said = { code: '5903', message: '自己提交的申请不能自己审批' };
    expect(await client.submit({ approvers: [me] })).toMatchObject(said);
    expect(await client.apply('500.0', { approver: me })).toMatchObject(said);
  });

  it.each([
    ['nobody', []],
    ['somebody who approves nothing', [four[0]]],
    ['one too many', [he, others[1] ?? '']],
  ])('is refused with %s as its approver', async (_, approvers) => {
    const client = new GrantClient();
    const rows = rowsFor('10.0').slice(1);
    expect((await client.submit({ approvers, rows })).code).toBe('5906');
  });

  it('is refused where one approver would decide twice', async () => {
    const client = new GrantClient();
    expect((await client.submit({ rows: rowsFor(sums.finance), approvers: [he, he] })).code).toBe('5906');
  });

  it('is judged again by its new rows when it goes again', async () => {
    const client = new GrantClient();
    const id = await client.submitted();
    await client.change(id, 'withdraw');
    expect((await client.submit({ id, rows: rowsFor('10.0', he) })).code).toBe('5918');
    expect((await client.request(id)).state).toBe('withdrawn');
  });
});

describe('an approver whom a request pays', () => {
  it('cannot approve it, alone or among others, and is told in the list', async () => {
    const { desk: client, id } = await olderRequest();
    const other = await client.submitted();
    const said = { code: '5919', message: '你在发放名单里，不能审批这笔发放，请转交或退回' };
    expect(await client.approve(id)).toMatchObject(said);
    expect(await client.approveAll([other, id])).toMatchObject(said);
    expect((await client.request(other)).state).toBe('pending');
    const body = { kind: 'grant', list: 'waiting', page: 1, size: 30 } as const;
    const { requests } = await client.data(approvals, body, { as: he });
    const told = requests.filter(({ paysApprover }) => paysApprover).map((request) => request.id);
    expect(told).toEqual([id]);
  });

  it('can approve it once their own row is removed, hand it over, or send it back', async () => {
    const decided = [
      async ({ desk: client, id }: Awaited<ReturnType<typeof olderRequest>>) =>
        client.approve(id, { removed: [he] }),
      async ({ desk: client, id }: Awaited<ReturnType<typeof olderRequest>>) =>
        client.handOver(id, others[1] ?? ''),
      async ({ desk: client, id }: Awaited<ReturnType<typeof olderRequest>>) => client.refuse(id),
    ];
    for (const decide of decided) expect((await decide(await olderRequest())).code).toBe('0000');
  });

  it('is handed no such request', async () => {
    const client = new GrantClient();
    const paid = others[1] ?? '';
    const id = await client.submitted({ rows: rowsFor('10.0', paid) });
    expect((await client.handOver(id, paid)).code).toBe('5918');
    expect((await client.request(id)).steps.map(({ approver }) => approver)).toEqual([he]);
  });

  it('is in no request of a fresh world', async () => {
    const { grants } = await new GrantClient().state();
    const own = grants.requests.flatMap(({ id, owner, steps, rows }) =>
      steps
        .filter(({ approver }) => approver === owner || rows.some(({ usercode }) => usercode === approver))
        .map(() => id),
    );
    expect(own).toEqual([]);
  });
});

it('the usual approver decides where nobody else was chosen, and finance about large sums alone', () => {
  const person = (usercode: string) => ({ usercode, name: usercode });
  const both = { department: person('D'), finance: person('F') };
  const chosen = { department: person(''), finance: person('G') };
  expect(approversFor(tenths(50_000), both, chosen)).toEqual([{ role: 'department', approver: person('D') }]);
  expect(approversFor(tenths(50_001), both, chosen).map(({ approver }) => approver.usercode)).toEqual([
    'D',
    'G',
  ]);
});
