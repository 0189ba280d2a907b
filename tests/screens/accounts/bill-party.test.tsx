import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/core/people';
import { address, goBack, tap, visit } from '../../support/actions';
import { billLines } from '../../support/bill-lines';
import { zhou } from '../../support/gateways/mock-gateways';
import { freshApp, openApp, settled } from '../../support/render-app';

const sheet = () => within(screen.getByRole('dialog', { name: '选择对方' }));
const foundParties = () =>
  sheet()
    .getAllByRole('listitem')
    .map((row) => row.textContent);

async function searchFor(typed: string): Promise<void> {
  fireEvent.change(sheet().getByRole('searchbox', { name: '搜索对方' }), { target: { value: typed } });
  await settled();
}

describe('the counterparty filter of the bill', () => {
  it('offers the counterparties of the bill, finds them by pinyin, and shows a removable chip', async () => {
    await openApp('/longballDetail');
    await tap('button', '按对方筛选');
    await searchFor('zhouyihang');
    expect(foundParties()).toEqual([expect.stringContaining(person(3).name)]);
    fireEvent.click(sheet().getByRole('button', { name: new RegExp(person(3).name) }));
    await settled();
    expect(address()).toBe(`#/longballDetail?party=${zhou}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(`共 ${billLines} 笔`);
    const others = screen.getAllByRole('link').filter((row) => !row.textContent.includes(person(3).name));
    expect(others).toEqual([]);
    await tap('button', `取消只看${person(3).name}`);
    expect(address()).toBe('#/longballDetail');
    expect(screen.getByText(`共 ${billLines} 笔`)).toBeInTheDocument();
  });

  it('opens in a sheet, which back closes without leaving the page', async () => {
    await openApp('/home');
    await visit('/longballDetail');
    await tap('button', '按对方筛选');
    expect(screen.getByRole('dialog', { name: '选择对方' })).toBeInTheDocument();
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('#/longballDetail');
  });

  it('combines with month, type and text, and is read from the address', async () => {
    await openApp(`/longballDetail?party=${zhou}&filter=received&month=2026-11&q=转账`);
    expect(screen.getByRole('button', { name: `取消只看${person(3).name}` })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '收到' })).toBeChecked();
    expect(screen.getByText(/^共 1 笔/)).toHaveTextContent('收 66.0');
    await tap('button', `取消只看${person(3).name}`);
    expect(screen.getByText(/^共 \d+ 笔/)).not.toHaveTextContent('共 1 笔');
    expect(address()).toContain('filter=received');
  });

  it('says that a person has no entries, and offers to show all', async () => {
    await openApp('/longballDetail?party=LX100999');
    expect(screen.getByText('没有符合条件的账单')).toBeInTheDocument();
    await tap('button', '清除筛选');
    expect(address()).toBe('#/longballDetail');
  });

  it('is cleared when the other account is shown', async () => {
    await openApp(`/longballDetail?party=${zhou}`);
    fireEvent.click(screen.getByRole('tab', { name: '激励账户' }));
    await settled();
    expect(address()).toBe('#/longballDetail?account=1');
  });

  it('applies to the exported file', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:bill';
    });
    await openApp(`/longballDetail?party=${zhou}`);
    const [, count = ''] = /共 (\d+) 笔/.exec(screen.getByRole('main').textContent) ?? [];
    await tap('button', '导出账单');
    await tap('button', '导出');
    const lines = ((await blobs[0]?.text()) ?? '').trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(Number(count));
    expect(lines.filter((line) => !line.includes(person(3).name))).toEqual([]);
  });

  it('opens without delay in a bill of 10,000 entries', async () => {
    await freshApp('heavy');
    await openApp('/longballDetail?step=party');
    expect(sheet().getByText(/^还有 \d+ 位，可输入名字或拼音查找$/)).toBeInTheDocument();
    expect(foundParties()).toHaveLength(60);
    await searchFor('nobody at all');
    expect(sheet().getByText('没有找到，换个名字试试')).toBeInTheDocument();
  });
});

describe('a bill entry', () => {
  it('of a booked gift links to the transfer, to its booking and to all entries with its receiver', async () => {
    await freshApp('gifts');
    vi.setSystemTime(Date.now() + 4 * 86_400_000);
    await openApp('/longballDetail');
    const [newest] = screen.getAllByRole('link');
    fireEvent.click(newest ?? document.body);
    await settled();
    expect(address()).toMatch(/^#\/orderItemDetail\/B-T/);
    const item = address();
    for (const [way, to] of [
      ['查看转账', /^#\/rewardDetail\?id=T/],
      ['查看预约', /^#\/orderreward1\?id=A-G2$/],
      [`与${person(1).name}的往来`, /^#\/longballDetail\?account=0&party=LX100002$/],
    ] as const) {
      await tap('button', way);
      expect(address()).toMatch(to);
      window.history.back();
      await settled();
      expect(address()).toBe(item);
    }
  });

  it('of a gift of the company states when its coins expire, and links to what was received', async () => {
    await openApp('/longballDetail');
    fireEvent.click(screen.getByRole('link', { name: /全勤奖励/ }));
    await settled();
    expect(screen.getByText('2027-11-21 00:00')).toBeInTheDocument();
    await tap('button', '查看收到的福利');
    expect(address()).toBe('#/bigdata');
  });
});
