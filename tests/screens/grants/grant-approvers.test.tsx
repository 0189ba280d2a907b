import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { fileItemsCleared } from '@/state/file-store';
import { grantDrafted } from '@/state/grant-draft';
import { address, main, tap } from '../../support/actions';
import { changeWorld, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';
import { chooseFile } from '../../support/spreadsheet-screens';
import { stubWorkers } from '../../support/spreadsheet-worker';

const he = { usercode: 'LX100010', name: '何璐', department: '人力资源中心', jobNumber: '' };
const zhou = { usercode: 'LX100004', name: '周一航', department: '研发中心', jobNumber: '' };
const me = 'LX100001';
const small = 'FL-0000131';
const actionBar = () => screen.getByRole('contentinfo');
const approverRow = () => screen.getByRole('button', { name: /部门审批|在发放名单里/ });
const lastRequest = async () => (await gatewayState()).grants.requests.slice(-1)[0];

describe('the form of a grant', () => {
  it('names an approver whom it pays, and takes another one, but not one of those', async () => {
    await openApp('/grantActivityH5');
    expect(approverRow()).toHaveTextContent('何璐部门审批');
    grantDrafted({ people: [he, zhou], money: '88' });
    await settled();
    expect(approverRow()).toHaveTextContent('何璐在发放名单里，不能审批，请换一位');
    await tap('button', '何璐在名单里，请换审批人');
    expect(sentCalls('submitGrant')).toEqual([]);
    fireEvent.click(approverRow());
    await settled();
    const own = screen.getByRole('checkbox', { name: /何璐/ });
    expect(own).toHaveAttribute('aria-disabled', 'true');
    expect(own).toHaveTextContent('不能审批在发放名单里');
    fireEvent.click(own);
    await settled();
    expect(address()).toBe('#/grantActivityH5?view=department');
    const other = screen.getAllByRole('checkbox').find((row) => row.getAttribute('aria-disabled') !== 'true');
    fireEvent.click(other as HTMLElement);
    await settled();
    expect(address()).toBe('#/grantActivityH5');
    await reload();
    await tap('button', /^提交给.*审批$/);
    expect((await lastRequest())?.steps[0]?.approver).not.toBe(he.usercode);
    expect((await lastRequest())?.state).toBe('pending');
  });

  it('says so too where the list changes after the approver was chosen', async () => {
    await openApp('/grantActivityH5');
    grantDrafted({ people: [zhou], money: '88', approvers: { department: he, finance: he } });
    await settled();
    expect(actionBar()).toHaveTextContent('提交给何璐审批');
    grantDrafted({ people: [zhou, he] });
    await settled();
    expect(actionBar()).toHaveTextContent('何璐在名单里，请换审批人');
  });

  it('asks finance about a large sum too, and nobody twice', async () => {
    await openApp('/grantActivityH5');
    grantDrafted({ people: [zhou], money: '6000' });
    await settled();
    await tap('button', /财务审批/);
    expect(screen.getByRole('checkbox', { name: /何璐/ })).toHaveTextContent('已经是这笔申请的审批人');
  });
});

describe('an imported list', () => {
  beforeEach(async () => {
    stubWorkers();
    await fileItemsCleared();
  });

  it('names its approver with the row, while somebody else can still be chosen', async () => {
    await openApp('/excelPreviewGrant');
    await chooseFile('faulty.xlsx');
    expect(main()).not.toHaveTextContent('是这笔发放的审批人');
    await tap('button', '填上 he.lu');
    expect(main()).toHaveTextContent(/第 \d+ 行的何璐是这笔发放的审批人，不能审批发给自己的龙币/);
  });
});

describe('an approver whom an older request pays', () => {
  beforeEach(async () => {
    const row = { usercode: me, money: tenths(880), state: 'waiting', problem: null, at: null } as const;
    await changeWorld((state) => ({
      ...state,
      grants: {
        ...state.grants,
        requests: state.grants.requests.map((each) =>
          each.id === small ? { ...each, rows: [...each.rows, row] } : each,
        ),
      },
    }));
  });

  it('is told why, and can hand it over or send it back, but not approve it', async () => {
    await openApp(`/grantApprovalH5?id=${small}`);
    expect(main()).toHaveTextContent('你在发放名单里，不能审批这笔发放，请转交或退回');
    expect(
      within(actionBar())
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['退回', '转交']);
    await tap('button', '转交');
    expect(address()).toBe(`#/grantApprovalH5?id=${small}&view=to`);
    expect(screen.getAllByRole('checkbox').some((each) => each.textContent.includes('是 TA 提交的'))).toBe(
      true,
    );
  });

  it('finds it marked in the list, and cannot tick it', async () => {
    await openApp('/grantApprovalH5');
    expect(main()).toHaveTextContent('名单里有你');
    await tap('button', '批量处理');
    const row = screen.getByRole('checkbox', { name: /名单里有你，要转交/ });
    expect(row).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(row);
    await settled();
    expect(actionBar()).toHaveTextContent('先选要处理的申请');
  });
});
