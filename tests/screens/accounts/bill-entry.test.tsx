import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, goBack, tap, visit } from '../../support/actions';
import { exportBill } from '../../support/bill-file';
import { billLines } from '../../support/bill-lines';
import { openApp, reload } from '../../support/render-app';

/** Opens the bill entry with this title and returns the address that it leads to. */
async function openEntry(title: string): Promise<string> {
  await openApp('/longballDetail');
  const { rows } = await exportBill();
  const id = rows.find((row) => row.title === title)?.id ?? '';
  await visit(`/orderItemDetail/${id}`);
  return id;
}

describe('a bill entry', () => {
  it('links to its transfer when it is one, and returns to the bill, after a reload too', async () => {
    const id = await openEntry('周一航的转账');
    expect(screen.getByText('转账 · 周一航的转账')).toBeInTheDocument();
    expect(screen.getByText('+66.0 龙币')).toBeInTheDocument();
    expect(screen.getByText(id)).toBeInTheDocument();
    await tap('button', '查看转账');
    expect(address()).toMatch(/^#\/rewardDetail\?id=/);
    expect(screen.getByText('谢谢帮忙，天天开心')).toBeInTheDocument();
    await goBack();
    expect(address()).toBe(`#/orderItemDetail/${id}`);
    await reload();
    expect(screen.getByText('转账 · 周一航的转账')).toBeInTheDocument();
  });

  it('links to the bill of its account when it is not a transfer', async () => {
    await openEntry('全勤奖励');
    expect(screen.getByText('福利 · 全勤奖励')).toBeInTheDocument();
    expect(screen.getByText('人力资源中心')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '查看转账' })).toBeNull();
    await tap('button', '全部账单');
    expect(address()).toBe('#/longballDetail?account=0');
  });

  it('says that it does not exist, and links to the bill', async () => {
    await openApp('/orderItemDetail/nothing');
    expect(screen.getByText('没有找到这笔账单')).toBeInTheDocument();
    expect(screen.getByText('可能属于其他账号。')).toBeInTheDocument();
    await tap('button', '全部账单');
    expect(screen.getByText(new RegExp(`共 ${billLines} 笔`))).toBeInTheDocument();
  });
});
