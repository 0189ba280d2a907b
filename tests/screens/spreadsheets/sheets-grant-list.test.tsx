import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { grantContext } from '@/api/endpoints/grants';
import { maxPerRecipient } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { fileItemsCleared } from '@/state/file-store';
import { useGrantList } from '@/state/grant-list';
import { main, tap } from '../../support/actions';
import { Gateways } from '../../support/gateways/mock-gateways';
import { sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';
import { chooseFile, typeCell } from '../../support/spreadsheet-screens';
import { stubWorkers } from '../../support/spreadsheet-worker';

let workers: ReturnType<typeof stubWorkers>;

beforeEach(async () => {
  workers = stubWorkers();
  await fileItemsCleared();
});

const submit = () => screen.getByRole('button', { name: '提交名单' });

describe('/excelPreviewGrant', () => {
  it('hands a clean list to the grant and leads back to it', async () => {
    await openApp('/excelPreviewGrant');
    expect(main()).toHaveTextContent('还没有选表格');
    await chooseFile('clean.xlsx');
    expect(main()).toHaveTextContent('clean.xlsx第 1 张表，共 5 行2,388.5现在能发5 行没问题');
    expect(screen.getByRole('tab', { name: '全部 5' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('5 位同事，共 2,388.5 龙币')).toBeVisible();
    await tap('button', '提交名单');
    expect(window.location.hash).toBe('#/grantActivityH5');
    expect(useGrantList.getState().list).toMatchObject({ fileName: 'clean.xlsx', total: 23_885 });
  });

  it('shows each faulty row with its reason and fix, and submits nothing before', async () => {
    await openApp('/excelPreviewGrant');
    await chooseFile('faulty.xlsx');
    expect(screen.getByRole('img', { name: '2 行没问题，10 行要改' })).toBeInTheDocument();
    expect(screen.getByText('改完 10 行就能提交，已改的自动保存')).toBeVisible();
    expect(submit()).toBeDisabled();
    const table = screen.getByRole('table', { name: '要改的行' });
    expect(table).toHaveTextContent('B3 这位同事已离职移除这行');
    expect(table).toHaveTextContent('D5 金额不是数字改成 500.0');
    expect(table).toHaveTextContent('B6 和第 2 行重复移除这行');
    await tap('button', '再看 6 行');
    expect(table).toHaveTextContent('B8 账号是韩序的，和姓名不符');
    expect(table).toHaveTextContent('D9 这一格是公式，请粘贴为数值');
    expect(table).toHaveTextContent('B10 没有这个账号，也不是工号');
    expect(table).toHaveTextContent('D11 金额最多一位小数');
    expect(table).toHaveTextContent('D13 每人最多 10,000.0 龙币');
    expect(within(table).getByRole('button', { name: 'B3 OA 账号 feng.le' })).toHaveAttribute(
      'data-wrong',
      'true',
    );
  });

  it('applies fixes, checks what is typed again, and keeps both after a reload', async () => {
    await openApp('/excelPreviewGrant');
    await chooseFile('faulty.xlsx');
    const row = screen.getByRole('row', { name: /^B3 这位同事已离职/ });
    fireEvent.click(within(row).getByRole('button', { name: '移除这行' }));
    await tap('button', '填上 he.lu');
    await tap('button', '改成 500.0');
    expect(screen.getByText('改完 7 行就能提交，已改的自动保存')).toBeVisible();
    expect(main()).toHaveTextContent('已移除 1 行');
    await tap('button', '再看 3 行');
    await typeCell(/^D9 龙币/, '500');
    await typeCell(/^B10 OA 账号/, 'ye.zegang');
    expect(screen.getByText('改完 6 行就能提交，已改的自动保存')).toBeVisible();
    expect(main()).toHaveTextContent('B10 账号是叶泽刚的，和姓名不符');
    await reload();
    expect(screen.getByText('改完 6 行就能提交，已改的自动保存')).toBeVisible();
    await tap('button', '全部恢复');
    expect(screen.getByText('改完 7 行就能提交，已改的自动保存')).toBeVisible();
  });

  it('leaves a cell as it was by Esc', async () => {
    await openApp('/excelPreviewGrant');
    await chooseFile('faulty.xlsx');
    fireEvent.click(screen.getByRole('button', { name: 'D5 龙币 五百' }));
    const field = screen.getByRole('textbox', { name: '改 D5 龙币' });
    fireEvent.change(field, { target: { value: '1' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    await settled();
    expect(screen.getByRole('button', { name: 'D5 龙币 五百' })).toHaveFocus();
  });

  it.each([
    ['encrypted.xlsx', '文件加了密码'],
    ['legacy.xls', '这是旧版 .xls 文件'],
    ['cut.xlsx', '文件损坏了，或没传完整'],
    ['other.ods', '这不是能读的表格'],
    ['empty.xlsx', '表格里没有内容'],
  ])('says what is wrong with %s and takes another file', async (name, title) => {
    await openApp('/excelPreviewGrant');
    await chooseFile(name);
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    await chooseFile('clean.xlsx');
    expect(submit()).toBeEnabled();
  });

  it('stops reading and goes back to what was there', async () => {
    await openApp('/excelPreviewGrant');
    workers.manner = 'silent';
    await chooseFile('clean.xlsx');
    expect(main()).toHaveTextContent('正在读取表格');
    await tap('button', '停止');
    expect(main()).toHaveTextContent('还没有选表格');
    expect(workers.stopped).toBe(1);
  });

  it('tries again where the reader did not start', async () => {
    await openApp('/excelPreviewGrant');
    workers.manner = 'broken';
    await chooseFile('clean.xlsx');
    expect(screen.getByRole('alert')).toHaveTextContent('表格没读成');
    workers.manner = 'answers';
    await tap('button', '再试一次');
    expect(submit()).toBeEnabled();
  });

  it('asks for the columns where the titles are not known', async () => {
    await openApp('/excelPreviewGrant');
    await chooseFile('list.csv', '谁,给多少\nhan.xu,500\n');
    expect(main()).toHaveTextContent('没认出哪一列是“OA 账号”，请选一列');
    expect(screen.getByRole('button', { name: '按这些列检查' })).toBeDisabled();
    fireEvent.change(screen.getByRole('combobox', { name: 'OA 账号' }), { target: { value: '0' } });
    fireEvent.change(screen.getByRole('combobox', { name: '龙币' }), { target: { value: '1' } });
    await tap('button', '按这些列检查');
    expect(screen.getByText('1 位同事，共 500.0 龙币')).toBeVisible();
  });

  it.each([
    ['an amount in yuan', '账号,金额（元）\nhan.xu,500\n', '“金额（元）”写的不是龙币', '龙币', '1'],
    ['no account', '姓名,部门,金额\n韩序,研发中心,500\n', '没认出哪一列是“OA 账号”', 'OA 账号', '0'],
  ])('asks before it takes %s', async (_, content, question, column, choice) => {
    await openApp('/excelPreviewGrant');
    await chooseFile('list.csv', content);
    expect(main()).toHaveTextContent(question);
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: column }), { target: { value: choice } });
    await tap('button', '按这些列检查');
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('says that a list can be paid only where all of it can', async () => {
    const { left } = (await new Gateways().data(grantContext, {})).accounts[0] ?? { left: 0 };
    const most = maxPerRecipient / 10;
    const line = (index: number) => `${person(index + 20).oaAccount ?? ''},${most}`;
    const overBudget = Array.from({ length: Math.floor(left / maxPerRecipient) + 1 }, (_, index) =>
      line(index),
    );
    await openApp('/excelPreviewGrant');
    await chooseFile('faulty.xlsx');
    expect(main()).toHaveTextContent('没问题的行合计');
    await chooseFile('over.csv', ['账号,龙币', ...overBudget].join('\n'));
    expect(screen.getByText(/^超出预算/)).toBeVisible();
    expect(main()).not.toHaveTextContent('现在能发');
    await chooseFile('fine.csv', ['账号,龙币', line(0)].join('\n'));
    expect(main()).toHaveTextContent('现在能发');
  });

  it('takes the sheet with the list, and another one that is chosen', async () => {
    await openApp('/excelPreviewGrant');
    await chooseFile('several.xlsx');
    expect(main()).toHaveTextContent('第 2 张表，共 5 行');
    fireEvent.change(screen.getByRole('combobox', { name: '工作表' }), { target: { value: '0' } });
    await settled();
    expect(main()).toHaveTextContent('没认出哪一列是“OA 账号”');
  });

  it('asks about nobody again after a change of the amount', async () => {
    await openApp('/excelPreviewGrant');
    await chooseFile('clean.xlsx');
    const asked = sentCalls('people-check').length;
    await typeCell(/^D2 龙币/, '600');
    expect(sentCalls('people-check')).toHaveLength(asked);
    expect(screen.getByText('5 位同事，共 2,488.5 龙币')).toBeVisible();
  });

  it('says why in a session without grants', async () => {
    await openApp('/excelPreviewGrant', { sysType: 'WALLET' });
    expect(main()).toHaveTextContent('钱包账户没有审批和发放');
    await tap('button', '返回首页');
    expect(window.location.hash).toBe('#/home');
  });
});
