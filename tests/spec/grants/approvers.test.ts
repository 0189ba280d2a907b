import { describe, expect, it } from 'vitest';
import { approvals } from '@/api/endpoints/approvals';
import { approversExcept, usualApprovers } from '@/areas/grants/mocks/approvers';
import { approverRoles, approversFor } from '@/domain/grants/approval-steps';
import { tenths } from '@/domain/money';
import { colleague } from '@/mocks/core/colleague';
import { me } from '../../support/gateways/mock-gateways';
import { four, GrantDesk, he } from '../../support/grants';

const usual = usualApprovers({ index: 0 });
const others = approversExcept(me);
/** A sum that the department decides about alone, and one that finance decides about too. */
const sums = { department: '10.0', finance: '2000.0' } as const;

const rowsFor = (money: string, ...paid: readonly string[]) =>
  [...four, ...paid].map((usercode) => ({ usercode, money }));

/** A desk with a request that was approved by nobody yet, and pays its approver since its rows were written in some other way. */
async function olderRequest() {
  const desk = new GrantDesk();
  const id = await desk.submitted();
  const row = { usercode: he, money: tenths(100), state: 'waiting', problem: null, at: null } as const;
  await desk.storage.update((state) => {
    if (state === undefined) throw new Error('nothing is stored');
    const requests = state.grants.requests.map((each) =>
      each.id === id ? { ...each, rows: [...each.rows, row] } : each,
    );
    return [{ ...state, grants: { ...state.grants, requests } }, null];
  });
  return { desk, id };
}

describe('the submission of a grant', () => {
  it.each(approverRoles)(
    'names the approver for %s whom it pays, and goes with another one',
    async (role) => {
      const desk = new GrantDesk();
      const { name = '' } = colleague(await desk.state(), usual[role]) ?? {};
      const rows = rowsFor(sums[role], usual[role]);
      expect(await desk.submit({ rows })).toMatchObject({
        code: '5918',
        message: `${name}在发放名单里，不能审批这笔发放，请换审批人`,
      });
      const free = others.find((each) => !Object.values(usual).includes(each)) ?? '';
      const approvers = approverRoles
        .slice(0, approverRoles.indexOf(role) + 1)
        .map((each) => (each === role ? free : usual[each]));
      const id = await desk.submitted({ rows, approvers });
      expect((await desk.request(id)).steps.map(({ approver }) => approver)).toEqual(approvers);
    },
  );

  it.each(others)('may be decided by each who approves: %s', async (approver) => {
    const desk = new GrantDesk();
    const id = await desk.submitted({ approvers: [approver] });
    expect((await desk.approve(id, { as: approver })).code).toBe('0000');
  });

  it('is refused where the applicant would decide, as an application is', async () => {
    const desk = new GrantDesk();
    const said = { code: '5903', message: '自己提交的申请不能自己审批' };
    expect(await desk.submit({ approvers: [me] })).toMatchObject(said);
    expect(await desk.apply('500.0', { approver: me })).toMatchObject(said);
  });

  it.each([
    ['nobody', []],
    ['somebody who approves nothing', [four[0]]],
    ['one too many', [he, others[1] ?? '']],
  ])('is refused with %s as its approver', async (_, approvers) => {
    const desk = new GrantDesk();
    const rows = rowsFor('10.0').slice(1);
    expect((await desk.submit({ approvers, rows })).code).toBe('5906');
  });

  it('is refused where one approver would decide twice', async () => {
    const desk = new GrantDesk();
    expect((await desk.submit({ rows: rowsFor(sums.finance), approvers: [he, he] })).code).toBe('5906');
  });

  it('is judged again by its new rows when it goes again', async () => {
    const desk = new GrantDesk();
    const id = await desk.submitted();
    await desk.change(id, 'withdraw');
    expect((await desk.submit({ id, rows: rowsFor('10.0', he) })).code).toBe('5918');
    expect((await desk.request(id)).state).toBe('withdrawn');
  });
});

describe('an approver whom a request pays', () => {
  it('cannot approve it, alone or among others, and is told in the list', async () => {
    const { desk, id } = await olderRequest();
    const other = await desk.submitted();
    const said = { code: '5919', message: '你在发放名单里，不能审批这笔发放，请转交或退回' };
    expect(await desk.approve(id)).toMatchObject(said);
    expect(await desk.approveAll([other, id])).toMatchObject(said);
    expect((await desk.request(other)).state).toBe('pending');
    const body = { kind: 'grant', list: 'waiting', page: 1, size: 30 } as const;
    const { requests } = await desk.data(approvals, body, { as: he });
    const told = requests.filter(({ paysApprover }) => paysApprover).map((request) => request.id);
    expect(told).toEqual([id]);
  });

  it('can approve it once their own row is removed, hand it over, or send it back', async () => {
    const decided = [
      async ({ desk, id }: Awaited<ReturnType<typeof olderRequest>>) => desk.approve(id, { removed: [he] }),
      async ({ desk, id }: Awaited<ReturnType<typeof olderRequest>>) => desk.handOver(id, others[1] ?? ''),
      async ({ desk, id }: Awaited<ReturnType<typeof olderRequest>>) => desk.refuse(id),
    ];
    for (const decide of decided) expect((await decide(await olderRequest())).code).toBe('0000');
  });

  it('is handed no such request', async () => {
    const desk = new GrantDesk();
    const paid = others[1] ?? '';
    const id = await desk.submitted({ rows: rowsFor('10.0', paid) });
    expect((await desk.handOver(id, paid)).code).toBe('5918');
    expect((await desk.request(id)).steps.map(({ approver }) => approver)).toEqual([he]);
  });

  it('is in no request of a fresh world', async () => {
    const { grants } = await new GrantDesk().state();
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
