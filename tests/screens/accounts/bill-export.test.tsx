import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as host from '@/host/detect';
import { choose, tap } from '../../support/actions';
import { exportBill } from '../../support/bill-file';
import { billLines } from '../../support/bill-lines';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';

describe('the export of the bill', () => {
  it('covers the months that are chosen, and says them in the name of the file', async () => {
    await openApp('/longballDetail');
    const { name, rows } = await exportBill(() => choose('radio', '近三个月'));
    expect(name).toBe('龙币账单-2026-09至2026-11.csv');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ time }) => time < '2026-09')).toEqual([]);
    expect(screen.getByText(`已导出 ${rows.length} 笔`)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers the month of the list first', async () => {
    await openApp('/longballDetail?month=2026-10');
    await tap('button', '导出账单');
    expect(screen.getByRole('radio', { name: '自选月份' })).toBeChecked();
    expect(screen.getByRole('button', { name: '从 2026 年 10 月' })).toBeInTheDocument();
  });

  it('is plain text where that is chosen', async () => {
    await openApp('/longballDetail');
    const { name, text } = await exportBill(() => choose('radio', '文本 TXT'));
    expect(name).toBe('龙币账单-全部.txt');
    expect(text.trimEnd().split('\r\n')).toHaveLength(billLines);
  });

  it('says that the filters of the list hold for it', async () => {
    await openApp('/longballDetail?filter=sent');
    await tap('button', '导出账单');
    expect(screen.getByText('只导出当前筛选和搜索的账单。')).toBeInTheDocument();
  });

  it('keeps its choices over a failure', async () => {
    await openApp('/longballDetail');
    await tap('button', '导出账单');
    await choose('radio', '今年');
    await fault({ call: 'getCurrentBill', kind: 'html' });
    const before = sentCalls('getCurrentBill').length;
    await tap('button', '导出');
    expect(sentCalls('getCurrentBill').length).toBeGreaterThan(before);
    expect(screen.getByRole('radio', { name: '今年' })).toBeChecked();
  });

  it('is copied where the host saves no files', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openApp('/longballDetail');
    vi.spyOn(host, 'currentHost').mockReturnValue('super-app');
    await tap('button', '导出账单');
    await tap('button', '复制');
    expect(writeText.mock.calls[0]?.[0].trimEnd().split('\r\n')).toHaveLength(billLines + 1);
    expect(screen.getByText(`已复制 ${billLines} 笔`)).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});
