import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { confirm, openConfirmation, tap } from '../../support/actions';
import { field } from '../../support/own-amounts';
import { openApp, reload, settled } from '../../support/render-app';

const sheet = () => within(screen.getByRole('dialog', { name: '粘贴名单' }));
const row = (name: string) =>
  within(sheet().getByRole('list', { name: '识别结果' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(name));
const oaOf = (index: number) => person(index).oaAccount ?? '';
const chosen = () => useTransferDraft.getState().transferList.map(({ usercode }) => usercode);
const able = Array.from({ length: 60 }, (_, index) => person(index + 11)).filter(
  ({ departed, oaAccount }) => !departed && oaAccount !== null,
);
const codes = (count: number) => able.slice(0, count).map(({ usercode }) => usercode);

async function pasteList(text: string, address = '/rewardUsers'): Promise<void> {
  await openApp(address);
  await tap('button', '粘贴名单');
  fireEvent.change(sheet().getByRole('textbox', { name: '名单' }), { target: { value: text } });
  await settled();
}

describe('a pasted list', () => {
  it('adds the people it names', async () => {
    await pasteList(`${oaOf(1)}\n${oaOf(3)}`);
    expect(sheet().getByRole('status')).toHaveTextContent('共 2 位，可添加 2 位');
    await tap('button', '添加 2 位同事');
    expect(chosen()).toEqual([person(1).usercode, person(3).usercode]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shown row by row, with who was recognised by which cell and what becomes of them', async () => {
    await pasteList(
      `姓名\tOA 账号\t备注\n周一航\t${oaOf(3)}\t苏念推荐\n没这人\t\t苏念\n冯乐\n梁栖\n林晓禾\n周一航`,
    );
    expect(row('周一航')).toHaveTextContent(
      `周一航 可添加${person(3).department} · 工号 ${person(3).jobNumber}第 2 行 · 按OA 账号“${oaOf(3)}”识别`,
    );
    expect(row('没这人')).toHaveTextContent('没这人 没找到第 3 行');
    expect(row('冯乐')).toHaveTextContent('已离职');
    expect(row('梁栖')).toHaveTextContent('无 OA 账号');
    expect(row('林晓禾')).toHaveTextContent('自己');
    expect(row('已在名单里')).toHaveTextContent('第 7 行');
    expect(row('苏念')).toBeUndefined();
    await tap('button', '添加 1 位同事');
    expect(chosen()).toEqual([person(3).usercode]);
  });

  it('says each cause once with its count, and that the header was skipped', async () => {
    await pasteList('姓名\n周一航\n张三丰\n李四光\n冯乐\n周一航\n周一航');
    const summary = sheet().getByRole('status');
    for (const text of [
      '共 6 位，可添加 1 位',
      '已跳过 1 行表头',
      '2 位没找到，请核对姓名或账号',
      '1 位已离职，不能收龙币',
      '2 位已在名单里，不会重复添加',
    ])
      expect(within(summary).getAllByText(text)).toHaveLength(1);
  });

  it('asks which of the people of the same name is meant', async () => {
    await pasteList('陈思远');
    expect(sheet().getByRole('button', { name: '还没有可添加的同事' })).toBeDisabled();
    fireEvent.click(sheet().getByRole('radio', { name: /财务共享中心/ }));
    await settled();
    expect(row('陈思远')).toHaveTextContent('可添加');
    await tap('button', '添加 1 位同事');
    expect(chosen()).toEqual([person(2).usercode]);
  });

  it('takes over the amounts that stand beside, a refused one as it was pasted', async () => {
    await pasteList('姓名\t金额\n周一航\t66\n苏念\t88.00');
    expect(row('周一航')).toHaveTextContent('66.0');
    expect(row('苏念')).toHaveTextContent('88.00输入的数据不合法！');
    await tap('button', '添加 2 位同事');
    await tap('button', /^确定（/);
    expect(field('周一航')).toHaveValue('66');
    expect(field('苏念')).toHaveValue('88.00');
    expect(field('苏念')).toHaveAccessibleDescription('输入的数据不合法！');
  });

  it('leaves the amounts out where that is wished', async () => {
    await pasteList('姓名\t金额\n周一航\t66\n苏念\t88');
    fireEvent.click(sheet().getByRole('switch', { name: /同时填入金额/ }));
    await tap('button', '添加 2 位同事');
    expect(useTransferDraft.getState().own[0].on).toBe(false);
  });

  it('offers no amounts for a booking, which has one amount for all', async () => {
    await pasteList('姓名\t金额\n周一航\t66', '/rewardUsers?for=%2Ftransfer3');
    expect(sheet().queryByRole('switch')).toBeNull();
  });
});

describe('people beyond the twentieth of a pasted list', () => {
  it('wait as the next batch until this one is sent', async () => {
    await pasteList(codes(23).join('\n'));
    expect(sheet().getByText('一次最多 20 位，其余 3 位留到下一批')).toBeInTheDocument();
    await tap('button', '添加 20 位同事');
    await tap('button', /^确定（/);
    expect(screen.getByText('名单里还有 3 位同事留到下一批')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '添加' })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: '每人收到的龙币' }), { target: { value: '1' } });
    await settled();
    await openConfirmation();
    await confirm();
    window.location.hash = '#/transfer1';
    await reload();
    await tap('button', '添加');
    expect(chosen()).toEqual(codes(23).slice(20));
    expect(screen.queryByText(/留到下一批/)).toBeNull();
  });

  it('keep the amounts of the list', async () => {
    await pasteList(
      ['工号\t金额', ...able.slice(0, 21).map((one, at) => `${one.jobNumber}\t${at + 1}`)].join('\n'),
    );
    await tap('button', '添加 20 位同事');
    recipientsChosen([]);
    await settled();
    await tap('button', '添加');
    expect(useTransferDraft.getState().own[0].typed[able[20]?.usercode ?? '']).toBe('21');
  });

  it('can be dropped', async () => {
    await pasteList(codes(21).join('\n'));
    await tap('button', '添加 20 位同事');
    await tap('button', '放弃下一批');
    expect(screen.queryByText(/留到下一批/)).toBeNull();
  });
});
