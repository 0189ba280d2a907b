import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { confirm, inSheet, openConfirmation, tap, typeAmount } from '../../support/actions';
import { changeWorld, transfers } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

const twenty = Array.from({ length: 20 }, (_, index) => person(200 + index));
const [first = person(200), second = person(201), third = person(202)] = twenty;
const last = twenty[19] ?? person(219);

async function openSheet(people: readonly ReturnType<typeof person>[], amount = '1'): Promise<void> {
  recipientsChosen(people);
  await openApp('/transfer1');
  await typeAmount(amount);
  await openConfirmation();
}

const receivers = () =>
  within(screen.getByRole('heading', { name: '收到的人' }).closest('section') ?? document.body);

describe('a transfer to twenty colleagues', () => {
  it('shows all of them in the confirm sheet behind one tap, with their departments', async () => {
    await openSheet(twenty);
    const names = `${first.name}、${second.name}、${third.name}等 20 人`;
    expect(inSheet().queryByRole('list', { name: '送给' })).toBeNull();
    await tap('button', new RegExp(`^送给.*${names}$`));
    const rows = within(inSheet().getByRole('list', { name: '送给' })).getAllByRole('listitem');
    expect(rows).toHaveLength(20);
    expect(rows[19]).toHaveTextContent(`${last.name}${last.department}`);
    expect(rows[19]).toHaveTextContent(last.jobNumber);
    await tap('button', new RegExp(`^送给.*${names}$`));
    expect(inSheet().queryByRole('list', { name: '送给' })).toBeNull();
  });

  it('ends in a receipt that lists five of them, and all behind one tap', async () => {
    await openSheet(twenty);
    await confirm();
    await settled();
    expect(screen.getByText(`${first.name}、${second.name}、${third.name}等 20 人`)).toBeInTheDocument();
    expect(receivers().getAllByRole('listitem')).toHaveLength(5);
    await tap('button', '展开全部 20 人');
    expect(receivers().getAllByRole('listitem')).toHaveLength(20);
    await tap('button', '收起');
    expect(receivers().getAllByRole('listitem')).toHaveLength(5);
  });

  it('lists those who replied first', async () => {
    await openSheet(twenty);
    await confirm();
    await settled();
    const [sent] = await transfers();
    const id = sent?.id ?? '';
    const thanks = { transferId: id, usercode: last.usercode, text: '谢谢', time: sent?.time ?? 0 };
    await changeWorld((state) => ({ ...state, thanks: [...state.thanks, thanks] }));
    window.location.hash = `#/rewardDetail?id=${id}`;
    await reload();
    expect(receivers().getAllByRole('listitem')[0]).toHaveTextContent(last.name);
  });
});

describe('a transfer to one colleague', () => {
  it('has nothing to expand in the confirm sheet', async () => {
    await openSheet([first]);
    expect(inSheet().queryByRole('button', { name: /^送给/ })).toBeNull();
    expect(inSheet().getByText(first.name)).toBeInTheDocument();
  });

  it.each([
    ['one person', '1100', [person(3)], '从个人账户转给周一航'],
    ['namesakes', '600', [person(1), person(2)], '从个人账户转给陈思远（客服中心）、陈思远（财务共享中心）'],
    [
      'many',
      '300',
      [person(1), person(3), person(4), person(9)],
      /^从个人账户转给陈思远、周一航、苏念等 4 人$/,
    ],
  ])('or more names %s where the password is asked for', async (_what, amount, people, line) => {
    await openSheet(people, amount);
    await confirm();
    expect(within(screen.getByRole('dialog', { name: '输入支付密码' })).getByText(line)).toBeInTheDocument();
  });
});
