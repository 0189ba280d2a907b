import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, choose, goBack, tap } from '../../support/actions';
import { exportBill, type BillRow } from '../../support/bill-file';
import { billLines } from '../../support/bill-lines';
import { startWorld } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

const openBill = () => openApp('/longballDetail');
const monthField = () => screen.getByRole('button', { name: /^月份/ });
const searchField = () => screen.getByRole('searchbox', { name: '搜索账单' });
const total = () => /共 (\d+) 笔/.exec(screen.getByRole('main').textContent)?.[1];
const sumAmounts = (rows: readonly BillRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

async function changeField(field: HTMLElement, value: string): Promise<void> {
  fireEvent.change(field, { target: { value } });
  await settled();
}

/** Chooses a month in the picker; an empty month chooses all of them. */
async function chooseMonth(month: string): Promise<void> {
  await tap('button', /^月份/);
  fireEvent.change(screen.getByRole('combobox', { name: '月份' }), { target: { value: month } });
  await tap('button', '确定');
}

/** Reads an amount of the page, in tenths. */
function readTenths(shown: HTMLElement | undefined): number {
  return Math.round(Number((shown?.textContent ?? '').replace('−', '-').replace(/[,+]/g, '')) * 10);
}

describe('the bill', () => {
  it('shows a month’s entries alone, with their income and spending', async () => {
    await openBill();
    await chooseMonth('2026-10');
    const { name, rows } = await exportBill();
    expect(total()).toBe(String(rows.length));
    expect(name).toBe('龙币账单-2026-10.csv');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ time }) => !time.startsWith('2026-10'))).toEqual([]);
    const [income, spending] = screen.getAllByRole('definition');
    expect(readTenths(income)).toBe(sumAmounts(rows.filter(({ amount }) => amount > 0)));
    expect(readTenths(spending)).toBe(sumAmounts(rows.filter(({ amount }) => amount < 0)));
  });

  it.each([
    { filter: '收到', kinds: ['福利', '转账', '奖励'], sign: 1 },
    { filter: '送出', kinds: ['转账', '奖励'], sign: -1 },
    { filter: '消费', kinds: ['消费', '兑换'], sign: -1 },
  ])('filtered by “$filter” shows entries of that type alone', async ({ filter, kinds, sign }) => {
    await openBill();
    await choose('radio', filter);
    const { rows } = await exportBill();
    expect(rows.length).toBeGreaterThan(0);
    expect(total()).toBe(String(rows.length));
    expect(rows.filter(({ kind, amount }) => !kinds.includes(kind) || Math.sign(amount) !== sign)).toEqual(
      [],
    );
  });

  it('is searched by title and by counterparty', async () => {
    await openBill();
    await changeField(searchField(), '打车');
    const { rows } = await exportBill();
    expect(rows.length).toBeGreaterThan(0);
    expect(total()).toBe(String(rows.length));
    expect(rows.filter(({ title, source }) => !`${title} ${source}`.includes('打车'))).toEqual([]);
    await changeField(searchField(), '云杉出行');
    expect(screen.getAllByText(/^打车 · .+ 到 .+/)[0]).toBeInTheDocument();
  });

  it('says that nothing matches, and shows everything once the filters are cleared', async () => {
    await openBill();
    await choose('radio', '退回');
    await changeField(searchField(), 'nothing of the kind');
    expect(screen.getByText('没有符合条件的账单')).toBeInTheDocument();
    await tap('button', '清除筛选');
    expect(total()).toBe(String(billLines));
    expect(searchField()).toHaveValue('');
  });

  it('keeps month, type and text in its address, over a reload and on the way back from an entry', async () => {
    await openBill();
    await chooseMonth('2026-10');
    await choose('radio', '收到');
    await changeField(searchField(), '转账');
    const before = total();
    const expectFiltersKept = () => {
      expect(monthField()).toHaveTextContent('2026 年 10 月');
      expect(screen.getByRole('radio', { name: '收到' })).toBeChecked();
      expect(searchField()).toHaveValue('转账');
      expect(screen.getAllByRole('link', { name: /的转账.*\+/ })[0]).toBeInTheDocument();
      expect(total()).toBe(before);
    };
    expectFiltersKept();
    fireEvent.click(screen.getAllByRole('link', { name: /的转账/ })[0] ?? document.body);
    await settled();
    expect(screen.getByText('已收到')).toBeInTheDocument();
    await goBack();
    expectFiltersKept();
    await reload();
    expectFiltersKept();
  });

  it('exports every entry to a file, the newest first', async () => {
    await openBill();
    const { name, text, head, rows } = await exportBill();
    expect(screen.getByText(`已导出 ${billLines} 笔`)).toBeInTheDocument();
    expect(name).toBe('龙币账单-全部.csv');
    expect(text.startsWith('\ufeff"时间"')).toBe(true);
    expect(head).toEqual(['时间', '类型', '说明', '对方', '金额', '余额', '单号']);
    expect(rows).toHaveLength(billLines);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(billLines);
    const times = rows.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    expect(rows.slice(0, 2).map(({ title, amount }) => [title, amount])).toEqual([
      ['全勤奖励', 5000],
      ['周一航的转账', 660],
    ]);
  });

  it('is refreshed by the button that replaces pulling down', async () => {
    await openBill();
    startWorld('poor');
    await tap('button', '刷新');
    expect(total()).toBe(String(billLines + 1));
    expect(screen.getAllByText('家具')[0]).toBeInTheDocument();
  });

  it('of an overdrawn incentive account shows 0 wherever a balance stands', async () => {
    await freshApp('poor');
    await openApp('/longballDetail?account=1');
    await settled();
    expect(screen.getAllByText('余额 0.0')).toHaveLength(2);
    expect(screen.queryByText(/余额 −/)).toBeNull();
    await tap('link', /团队经费收回/);
    expect(screen.getByText('交易后余额').nextElementSibling).toHaveTextContent(/^0\.0$/);
  });

  it('of the incentive account is one tap away, and has its own address', async () => {
    await openBill();
    await choose('tab', '激励账户');
    expect(address()).toBe('#/longballDetail?account=1');
    await reload();
    expect(screen.getByRole('tab', { name: '激励账户' })).toHaveAttribute('aria-selected', 'true');
    const { rows } = await exportBill();
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['福利', '奖励']));
    await choose('tab', '个人账户');
    expect(total()).toBe(String(billLines));
  });
});
