import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import {
  chooseColleague,
  confirm,
  fillTransfer,
  inSheet,
  openConfirmation,
  tap,
  typeAmount,
  visit,
} from '../../support/actions';
import {
  clearFaults,
  fault,
  gatewayState,
  startWorld,
  transfers,
} from '../../support/gateways/screen-network';
import { freshApp, openApp, settled } from '../../support/render-app';

const amount = () => screen.getByRole('textbox', { name: '每人收到的龙币' });

describe('a transfer is refused', () => {
  it('before it is sent when the balance is too low, with the missing amount', async () => {
    await freshApp('poor');
    await fillTransfer({ amount: '8.8' });
    expect(screen.getByText('个人账户 3.5')).toBeInTheDocument();
    await tap('button', '余额不足，还差 5.3');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('余额不足，还差 5.3');
  });

  it('except when the balance is just enough', async () => {
    await fillTransfer({ amount: '2680.5' });
    expect(screen.getByRole('button', { name: '转出 2,680.5 龙币' })).toBeInTheDocument();
  });

  it.each([
    { why: 'the balance shrank meanwhile', world: 'poor', says: '余额不足：共需 8.8 龙币，还差 5.3' },
    {
      why: 'a recipient has left meanwhile',
      world: 'departed-colleague',
      says: '周一航（研发中心 20200211）已离职，不能收龙币',
    },
    { why: 'the sender has left', world: 'departed-me', says: '你已离职，账户里的龙币不能再使用' },
  ] as const)('in the gateway’s own words when $why, and keeps the draft', async ({ world, says }) => {
    recipientsChosen([person(3)]);
    await openApp('/transfer1');
    await typeAmount('8.8');
    await openConfirmation();
    startWorld(world);
    await confirm();
    await settled();
    expect(inSheet().getByRole('alert')).toHaveTextContent(says);
    expect(inSheet().getByRole('alert')).toHaveTextContent('你的龙币没有变动，内容已保留。');
    expect(await transfers()).toEqual([]);
    await tap('button', '返回修改');
    expect(amount()).toHaveValue('8.8');
    expect(screen.getByRole('button', { name: '移除周一航' })).toBeInTheDocument();
  });

  it('and is sent as a new transfer once it is corrected', async () => {
    await fillTransfer({ amount: '8.8' });
    await fault({ call: 'batchTransfer', kind: 'code', value: '5110', message: '余额不足' });
    await openConfirmation();
    await confirm();
    await tap('button', '返回修改');
    await typeAmount('3');
    await openConfirmation();
    await confirm();
    await settled();
    expect(await transfers()).toMatchObject([{ money: 30 }]);
  });

  it('temporarily while the gateway cannot identify the person, who can send as soon as it can', async () => {
    await fault({ call: 'queryUserInfo', kind: 'html', when: 'before', times: 'always' });
    await fillTransfer({ amount: '8.8' });
    expect(screen.getByText('余额加载失败')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    await settled();
    await openConfirmation();
    await confirm();
    await settled();
    expect(await transfers()).toMatchObject([{ money: 88 }]);
  });
});

describe('twenty colleagues', () => {
  const able = Array.from({ length: 60 }, (_, index) => person(index + 1)).filter(
    ({ departed, oaAccount }) => !departed && oaAccount !== null,
  );
  const twenty = able.slice(0, 20);

  it('receive at once, the receipt lists them all, and the balance is updated', async () => {
    recipientsChosen(twenty);
    await openApp('/transfer1');
    expect(screen.getByText('已选 20 / 20 人')).toBeInTheDocument();
    expect(screen.getByText('已满 20 人')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '添加同事' })).toBeNull();
    await typeAmount('6.6');
    await tap('button', '转出 132.0 龙币');
    await confirm();
    await settled();
    expect(await transfers()).toMatchObject([{ money: 66, to: twenty.map(({ usercode }) => usercode) }]);
    const { deltas } = (await gatewayState()).ledger;
    for (const { usercode } of twenty) expect(deltas[`XF:${usercode}`]).toBe(66);
    await visit(`/rewardDetail?id=${(await transfers())[0]?.id}`);
    await tap('button', '展开全部 20 人');
    expect(screen.getAllByText('已到账')).toHaveLength(20);
    await tap('button', '再转一笔');
    expect(screen.getByText('个人账户 2,548.5')).toBeInTheDocument();
  });

  it('are the maximum: the 21st is refused by name', async () => {
    const last = able[20];
    if (last === undefined) throw new Error('The world is too small.');
    recipientsChosen(twenty);
    await openApp('/rewardUsers?for=/transfer1');
    await chooseColleague(last.jobNumber);
    expect(screen.getByText(`最多选 20 位同事，没有添加${last.name}`)).toBeInTheDocument();
    expect(screen.getByText('已选 20 / 20 人')).toBeInTheDocument();
  });
});
