import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { house, incentive, post } from '@/mocks/core/ledger';
import { usualPassword } from '@/mocks/payment-security/security';
import { address, main, tap } from '../../support/actions';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

const waiting = 'FL-0000127';
const small = 'FL-0000131';
const actionBar = () => screen.getByRole('contentinfo');

async function stateOf(id: string) {
  return (await gatewayState()).grants.requests.find((request) => request.id === id);
}

describe('/grantApprovalH5', () => {
  it('lists what waits for the person and what they have decided', async () => {
    await openApp('/grantApprovalH5');
    expect(screen.getByRole('tab', { name: '待我审批 2' })).toHaveAttribute('aria-selected', 'true');
    expect(main()).toHaveTextContent('节日福利 · 人力资源中心');
    fireEvent.click(screen.getByRole('tab', { name: '我处理过的 1' }));
    await settled();
    expect(main()).toHaveTextContent('已退回');
  });

  it('shows people, sums, steps and effect, and approves without those who cannot be paid', async () => {
    await openApp(`/grantApprovalH5?id=${waiting}`);
    // The page says what the sheet will: the sums without those who are removed.
    expect(main()).toHaveTextContent(/人124合计龙币6,200\.0/);
    expect(main()).toHaveTextContent('移除 2 人');
    expect(main()).toHaveTextContent('有 2 行需要处理，处理后才能通过');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows[3]).toHaveTextContent('3冯乐');
    expect(rows[3]).toHaveTextContent('已离职，无法发放');
    expect(rows[5]).toHaveTextContent('未填写');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('财务 · 我');
    await tap('button', '移除 2 行并通过');
    await tap('button', '通过，发放 6,200.0 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(main()).toHaveTextContent('发放中');
    expect(address()).toBe(`#/grantApprovalH5?id=${waiting}`);
    expect((await stateOf(waiting))?.rows.filter(({ state }) => state === 'removed')).toHaveLength(2);
  });

  it('shows an overdrawn team account as 0, and by how much it is overdrawn', async () => {
    await changeWorld((state) => {
      const owner = state.grants.requests.find(({ id }) => id === small)?.owner ?? '';
      const account = incentive(owner);
      const lost = tenths(balanceOf(state, account) + 125);
      const legs = [
        { account, delta: tenths(-lost) },
        { account: house.issuer, delta: lost },
      ];
      const posting = { id: 'B-lost', time: 0, kind: 'welfare', title: '', source: '', legs } as const;
      return { ...state, ledger: post(state.ledger, posting) };
    });
    await openApp(`/grantApprovalH5?id=${small}`);
    expect(main()).toHaveTextContent('0.0，透支 12.5');
    expect(main()).not.toHaveTextContent('-12.5');
  });

  it('sends a request back with a reason, which stays when that fails', async () => {
    await fault({ call: 'refuseGrants', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp(`/grantApprovalH5?id=${small}`);
    await tap('button', '退回');
    const dialog = () => screen.getByRole('dialog');
    fireEvent.click(within(dialog()).getByRole('button', { name: '退回这笔申请' }));
    expect(dialog()).toHaveTextContent('先写退回原因');
    fireEvent.change(within(dialog()).getByRole('textbox'), { target: { value: '请分批提交' } });
    await tap('button', '退回这笔申请');
    expect(dialog()).toHaveTextContent('没有办成：系统维护中');
    expect(within(dialog()).getByRole('textbox')).toHaveValue('请分批提交');
    await tap('button', '退回这笔申请');
    expect(main()).toHaveTextContent('已退回');
    expect((await stateOf(small))?.trail.slice(-1)[0]?.note).toBe('请分批提交');
  });

  it('says who decided meanwhile', async () => {
    await openApp(`/grantApprovalH5?id=${small}`);
    await changeWorld((state) => ({
      ...state,
      grants: {
        ...state.grants,
        requests: state.grants.requests.map((request) =>
          request.id === small
            ? {
                ...request,
                state: 'withdrawn',
                version: request.version + 1,
                trail: [
                  ...request.trail,
                  { change: 'withdraw', by: request.owner, at: state.seed.epoch, note: '' },
                ],
              }
            : request,
        ),
      },
    }));
    await tap('button', '退回');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '再核对' } });
    await tap('button', '退回这笔申请');
    expect(screen.getByRole('alert')).toHaveTextContent('刚刚撤回了，名单已刷新');
  });

  it('hands a request over to somebody who may decide', async () => {
    await openApp(`/grantApprovalH5?id=${small}`);
    await tap('button', '转交');
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await settled();
    expect(screen.getByRole('dialog')).toHaveTextContent('转交后由 TA 决定');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '转交' }));
    await settled();
    expect(address()).toBe(`#/grantApprovalH5?id=${small}`);
    expect((await stateOf(small))?.trail.slice(-1)[0]?.change).toBe('handOver');
    expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
  });

  it('finds a decision whose answer got lost, and pays nothing twice', async () => {
    await fault({ call: 'approveGrants', kind: 'drop', when: 'after', times: 1 });
    await openApp(`/grantApprovalH5?id=${small}`);
    await tap('button', '通过，发放 528.0 龙币');
    const dialog = screen.getByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '通过，发放 528.0 龙币' }));
    await pass(40_000);
    await settled();
    expect(main()).not.toHaveTextContent('待我审批');
    await pass(10_000);
    expect(main()).toHaveTextContent('已发放');
    const keys = new Set(sentCalls('approveGrants').map(({ key }) => key));
    expect(keys.size).toBe(1);
  });
});

describe('/activityApprovalH5', () => {
  it('decides several at once with one summary', async () => {
    await openApp('/activityApprovalH5');
    await tap('button', '批量处理');
    for (const row of screen.getAllByRole('checkbox')) fireEvent.click(row);
    await settled();
    expect(actionBar()).toHaveTextContent('已选 2 笔，合计 25,000.0 龙币');
    await tap('button', '通过 2 笔');
    expect(screen.getByRole('dialog')).toHaveTextContent('2 笔');
    await tap('button', '通过，拨付 25,000.0 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(address()).toBe('#/activityApprovalH5?list=decided');
    expect(screen.getByRole('tab', { name: '我处理过的 3' })).toHaveAttribute('aria-selected', 'true');
    const { leaders } = await gatewayState();
    expect(leaders).toHaveLength(1);
  });

  it('leads to the other approvals where nothing waits', async () => {
    await changeWorld((state) => ({ ...state, grants: { requests: [] } }));
    await openApp('/activityApprovalH5');
    expect(main()).toHaveTextContent('没有等你审批的');
    await tap('button', '看发放审批');
    expect(address()).toBe('#/grantApprovalH5');
  });

  it('says so where a request does not exist', async () => {
    await openApp('/activityApprovalH5?id=nothing');
    expect(main()).toHaveTextContent('没有找到这笔申请');
    await tap('button', '返回审批列表');
    expect(address()).toBe('#/activityApprovalH5');
  });
});
