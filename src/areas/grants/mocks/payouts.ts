import { endOfPayout, paceOf, payoutFigures } from '@/domain/grants/payout';
import { formatCoins, sum, tenths, type Tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { transferPosting, type Transfer } from '@/mocks/accounts/transfers';
import { colleague } from '@/mocks/core/colleague';
import { takeFaults } from '@/mocks/core/faults';
import { incentive, postAll, type Posting } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { approvalReturned } from '@/mocks/payment-security/payment-count';
import { changedRequest, titleOf, type GrantRequest, type GrantRow } from './grant-request';
import { problemOf, requestNotified, withRequest } from './requests';

/** The name by which QA makes payouts fail: `drop` stops one half way, any other fault fails one person. */
const payoutCall = 'grantPayout';

/** Pays out what is due by now, person by person, each at the time of their turn. */
export function withPayouts(state: MockState, now: number): MockState {
  const due = state.grants.requests.filter(({ nextAt }) => nextAt !== null && nextAt <= now);
  return due.reduce((after, request) => paidUntil(after, request, now), state);
}

function paidUntil(before: MockState, request: GrantRequest, now: number): MockState {
  let time = request.nextAt ?? now;
  const started =
    request.state === 'scheduled'
      ? changedRequest(request, { change: 'start', by: null, at: time }, { state: 'paying' })
      : request;
  const rows = [...started.rows];
  const pace = paceOf(rows.length);
  const postings: Posting[] = [];
  const transfers: Transfer[] = [];
  const failed: Tenths[] = [];
  let { serial, faults } = before;
  let balance: number = balanceOf(before, incentive(started.owner));
  let stopped: string | null = leaderGone(before, started) ? '提交人已离职' : null;
  for (let index = 0; index < rows.length && stopped === null && time <= now; index++) {
    const row = rows[index];
    if (row === undefined || row.state !== 'waiting') continue;
    const taken = takeFaults(faults, payoutCall);
    faults = taken.left;
    if (taken.taken.some(({ kind }) => kind === 'drop')) stopped = '系统中断';
    else if (row.money > balance) stopped = `余额不足，还差 ${formatCoins(tenths(row.money - balance))} 龙币`;
    if (stopped !== null) break;
    const problem = taken.taken.length > 0 ? 'failed' : problemOf(before, row.usercode);
    if (problem === null) {
      serial += 1;
      const transfer = transferTo(started, row, `T${String(serial).padStart(7, '0')}`, time);
      transfers.push(transfer);
      postings.push({
        ...transferPosting(transfer),
        title: titleOf(started),
        source: started.team,
        grantId: started.id,
      });
      balance -= row.money;
    } else failed.push(row.money);
    rows[index] = { ...row, state: problem === null ? 'paid' : 'failed', problem, at: time };
    time += pace;
  }
  const state: MockState = {
    ...before,
    serial,
    faults,
    ledger: postAll(before.ledger, postings),
    transfers: transfers.length === 0 ? before.transfers : [...before.transfers, ...transfers],
  };
  const paid: GrantRequest = { ...started, rows, nextAt: time };
  const returned = approvalReturned(state, started.id, sum(failed));
  return stopped === null
    ? ended(returned, paid, time - pace)
    : halted(returned, paid, stopped, Math.min(time, now));
}

function transferTo(
  request: GrantRequest,
  { usercode, money }: GrantRow,
  id: string,
  time: number,
): Transfer {
  const { owner, text } = request;
  return { id, time, accountType: 1, from: owner, to: [usercode], money, text, tag: titleOf(request) };
}

function leaderGone(state: MockState, { owner }: GrantRequest): boolean {
  return colleague(state, owner)?.departed !== false;
}

function halted(state: MockState, request: GrantRequest, why: string, at: number): MockState {
  const changed = changedRequest(
    request,
    { change: 'stop', by: null, at, note: why },
    { state: 'stopped', nextAt: null },
  );
  const returned = approvalReturned(state, changed.id, payoutFigures(changed.rows).waiting.sum);
  const text = `“${titleOf(changed)}”发到一半停下了：${why}。没发的可以继续发，发过的不会重复。`;
  return requestNotified(withRequest(returned, changed), changed.owner, changed, text, at);
}

function ended(state: MockState, request: GrantRequest, at: number): MockState {
  const change = endOfPayout(request.rows);
  if (change === null) return withRequest(state, request);
  const after = change === 'finish' ? 'paid' : 'partly';
  const failed = request.rows.filter((row) => row.state === 'failed').length;
  const note = failed === 0 ? '' : `${failed} 人没有发成`;
  const changed = changedRequest(request, { change, by: null, at, note }, { state: after, nextAt: null });
  const text =
    failed === 0 ? `“${titleOf(changed)}”全部发到了。` : `“${titleOf(changed)}”有 ${failed} 人没有发成。`;
  return requestNotified(withRequest(state, changed), changed.owner, changed, text, at);
}
