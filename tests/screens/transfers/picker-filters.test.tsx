import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { choose, confirm, fillTransfer, openConfirmation, search, tap } from '../../support/actions';
import { openApp, settled } from '../../support/render-app';

const openPicker = () => openApp('/rewardUsers?for=/transfer1');
const rows = () => screen.getAllByRole('checkbox');
const enabledRowLines = () =>
  rows()
    .filter((row) => row.getAttribute('aria-disabled') === 'false')
    .map((row) => row.textContent);

async function chooseDepartment(name: string): Promise<void> {
  fireEvent.change(screen.getByRole('combobox', { name: '部门' }), { target: { value: name } });
  await settled();
}

describe('the list of colleagues', () => {
  it('filtered by my team shows colleagues of the own department alone', async () => {
    await openPicker();
    await choose('radio', '我的团队');
    expect(screen.queryByText(/共 2,000 位同事/)).toBeNull();
    // Rows that cannot be chosen show the reason instead of the department.
    expect(enabledRowLines().length).toBeGreaterThan(3);
    expect(enabledRowLines().filter((line) => !line.includes('客服中心'))).toEqual([]);
  });

  it('has no recent receivers before a transfer, and then shows the latest receiver first', async () => {
    await openPicker();
    await choose('radio', '最近');
    expect(screen.getByText('没有找到这位同事')).toBeInTheDocument();
    cleanup();
    await fillTransfer();
    await openConfirmation();
    await confirm();
    await settled();
    cleanup();
    await openPicker();
    await choose('radio', '最近');
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('陈思远')]);
  });

  it('is filtered by a department, as is the search', async () => {
    await openPicker();
    await chooseDepartment('研发中心');
    expect(enabledRowLines().length).toBeGreaterThan(3);
    expect(enabledRowLines().filter((line) => !line.includes('研发中心'))).toEqual([]);
    await search('zyh');
    expect(screen.getByRole('checkbox', { name: /周一航/ })).toBeVisible();
    await search('cheng yi');
    expect(screen.getByText('没有找到这位同事')).toBeInTheDocument();
    await chooseDepartment('');
    expect(screen.getAllByRole('checkbox', { name: /程意/ })[0]).toBeVisible();
  });

  it('shows the chosen colleagues below it, where they can be removed', async () => {
    recipientsChosen([person(4)]);
    await openPicker();
    expect(screen.getByText('已选 1 / 20 人')).toBeInTheDocument();
    await tap('button', '移除苏念');
    expect(screen.getByText('已选 0 / 20 人')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '请选择同事' }).className).toMatch(/waiting/);
    await tap('button', '请选择同事');
    expect(screen.getByRole('searchbox', { name: '搜索同事' })).toHaveFocus();
  });
});
