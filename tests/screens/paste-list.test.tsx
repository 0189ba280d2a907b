import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/people/people';
import { useTransferDraft } from '@/state/transfer-draft';
import { tap } from '../support/actions';
import { openApp, settled } from '../support/render-app';

const sheet = () => within(screen.getByRole('dialog', { name: '粘贴名单' }));
const oaOf = (index: number) => person(index).oaAccount ?? '';

async function pasteList(text: string): Promise<void> {
  await openApp('/rewardUsers?for=%2Ftransfer1');
  await tap('button', '粘贴名单');
  fireEvent.change(sheet().getByRole('textbox', { name: 'OA 账号名单' }), { target: { value: text } });
  await settled();
}

describe('a pasted list of OA accounts', () => {
  it('adds the people it names', async () => {
    await pasteList(`${oaOf(1)}\n${oaOf(3)}`);
    expect(sheet().getByRole('status')).toHaveTextContent('认出 2 位同事');
    await tap('button', '加上这 2 位');
    expect(useTransferDraft.getState().transferList.map(({ name }) => name)).toEqual(['陈思远', '周一航']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports entries without a match and people who cannot be added, before anybody is added', async () => {
    await pasteList(`${oaOf(3)} nobody.here ${person(5).usercode} ${person(0).usercode} 陈思远`);
    expect(sheet().getByText('没有找到：nobody.here')).toBeInTheDocument();
    expect(sheet().getByText('有同名同事，请改用 OA 账号：陈思远')).toBeInTheDocument();
    expect(sheet().getByText('不能加上：冯乐已离职，不能收龙币；不能转给自己')).toBeInTheDocument();
    await tap('button', '加上这 1 位');
    expect(useTransferDraft.getState().transferList.map(({ name }) => name)).toEqual(['周一航']);
  });

  it('of more than 20 people stops at the limit, and names those left out', async () => {
    const able = Array.from({ length: 40 }, (_, index) => person(index + 7)).filter(
      ({ departed, oaAccount }) => !departed && oaAccount !== null,
    );
    await pasteList(
      able
        .slice(0, 21)
        .map(({ usercode }) => usercode)
        .join(),
    );
    expect(
      sheet().getByText(`不能加上：最多选 20 位同事，没有加上${able[20]?.name ?? ''}`),
    ).toBeInTheDocument();
    await tap('button', '加上这 20 位');
    expect(useTransferDraft.getState().transferList).toHaveLength(20);
  });

  it('without a person adds nobody', async () => {
    await pasteList('nobody.here');
    expect(sheet().getByRole('button', { name: '还没有认出同事' })).toBeDisabled();
  });
});
