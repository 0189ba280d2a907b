import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recipientsChosen } from '@/state/transfer-draft';
import { person } from '@/mocks/people/people';
import { choose, confirm, fillTransfer, openConfirmation, search, tap } from '../support/actions';
import { openApp, settled } from '../support/render-app';

const open = () => openApp('/rewardUsers?for=/transfer1');
const rows = () => screen.getAllByRole('checkbox');
const linesOfAble = () =>
  rows()
    .filter((row) => row.getAttribute('aria-disabled') === 'false')
    .map((row) => row.textContent);

async function chooseDepartment(name: string): Promise<void> {
  fireEvent.change(screen.getByRole('combobox', { name: '部门' }), { target: { value: name } });
  await settled();
}

describe('the list of colleagues', () => {
  it('narrowed to my team has those of one’s own department alone', async () => {
    await open();
    await choose('radio', '我的团队');
    expect(screen.queryByText(/共 2000 位同事/)).toBeNull();
    // Rows that cannot be chosen say why instead of where.
    expect(linesOfAble().length).toBeGreaterThan(3);
    expect(linesOfAble().filter((line) => !line.includes('客服中心'))).toEqual([]);
  });

  it('has nobody among the recent ones before anything was sent, and then whoever was sent coins last', async () => {
    await open();
    await choose('radio', '最近');
    expect(screen.getByText('没有找到这位同事')).toBeInTheDocument();
    cleanup();
    await fillTransfer();
    await openConfirmation();
    await confirm();
    await settled();
    cleanup();
    await open();
    await choose('radio', '最近');
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('陈思远')]);
  });

  it('is narrowed by a department, and so is the search', async () => {
    await open();
    await chooseDepartment('研发中心');
    expect(linesOfAble().length).toBeGreaterThan(3);
    expect(linesOfAble().filter((line) => !line.includes('研发中心'))).toEqual([]);
    await search('zyh');
    expect(screen.getByRole('checkbox', { name: /周一航/ })).toBeVisible();
    await search('cheng yi');
    expect(screen.getByText('没有找到这位同事')).toBeInTheDocument();
    await chooseDepartment('');
    expect(screen.getAllByRole('checkbox', { name: /程意/ })[0]).toBeVisible();
  });

  it('has whoever was chosen below it, where they can be taken out', async () => {
    recipientsChosen([person(4)]);
    await open();
    expect(screen.getByText('已选 1 / 20 人')).toBeInTheDocument();
    await tap('button', '移除苏念');
    expect(screen.getByText('已选 0 / 20 人')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '请选择同事' })).toBeDisabled();
  });
});
