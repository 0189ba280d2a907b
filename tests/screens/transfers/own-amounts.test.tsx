import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { sessionGiven } from '@/state/session';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { confirm, inSheet, openConfirmation, tap, typeAmount } from '../../support/actions';
import { chen, me, zhou } from '../../support/gateways/mock-gateways';
import { transfers } from '../../support/gateways/screen-network';
import { choose, field, fillThree, openIndividualAmounts, typeFor } from '../../support/own-amounts';
import { openApp, reload, settled } from '../../support/render-app';

const su = person(4).usercode;
const keypad = () => screen.getByRole('dialog', { name: /^给/ });

describe('individual amounts', () => {
  it('are sent as typed, and the receipt lists each of them', async () => {
    await fillThree();
    expect(screen.getByText('3 人合计 262.8，余额还剩 2,417.7')).toBeInTheDocument();
    await openConfirmation();
    const [first, , last] = within(inSheet().getByRole('list', { name: '送给' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/陈思远.*188\.0/);
    expect(last).toHaveTextContent(/苏念.*8\.8/);
    expect(inSheet().getByText('3 人，金额不同')).toBeInTheDocument();
    expect(inSheet().getByText('个人账户，转出后余 2,417.7')).toBeInTheDocument();
    await tap('button', '确认转出 262.8 龙币');
    expect(await transfers()).toMatchObject([
      { from: me, to: [chen, zhou, su], money: 0, own: { [chen]: 1880, [zhou]: 660, [su]: 88 } },
    ]);
    expect(screen.getByText('心意已送到')).toBeInTheDocument();
    const card = screen.getAllByRole('heading', { name: '收到的人' })[0]?.closest('section') as HTMLElement;
    expect(within(card).getAllByRole('listitem')[1]).toHaveTextContent(/周一航.*66\.0/);
  });

  it('reward colleagues from the incentive account too, separately from the amounts of a transfer', async () => {
    await fillThree();
    window.location.hash = '#/transfer2';
    await reload();
    await choose('分别填写');
    expect(field('陈思远')).toHaveValue('');
    fireEvent.click(screen.getByRole('radio', { name: '好点子' }));
    for (const [name, coins] of [
      ['陈思远', '66'],
      ['周一航', '88'],
      ['苏念', '66'],
    ] as const)
      await typeFor(name, coins);
    await tap('button', '发出奖励 220.0 龙币');
    await tap('button', '确认发出 220.0 龙币');
    expect(await transfers()).toMatchObject([
      { accountType: 1, tag: '好点子', own: { [chen]: 660, [zhou]: 880, [su]: 660 } },
    ]);
  });

  it('are visible to each receiver alone: nobody learns what the others got', async () => {
    await fillThree();
    await openConfirmation();
    await confirm();
    const id = (await transfers())[0]?.id ?? '';
    sessionGiven({ token: `lx-${zhou}`, loginToken: `key-${zhou}` });
    window.location.hash = `#/rewardDetail?id=${id}`;
    await reload();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(/已收到.*66\.0/);
    expect(main).not.toHaveTextContent(/188\.0|262\.8|陈思远/);
  });

  it('are offered from two recipients on', async () => {
    recipientsChosen([person(1)]);
    await openApp('/transfer1');
    expect(screen.queryByRole('radiogroup', { name: '怎么分' })).toBeNull();
  });

  it('stay as typed while the other mode is shown, and over a reload', async () => {
    recipientsChosen([person(1), person(3)]);
    await openApp('/transfer1');
    await typeAmount('5');
    await choose('分别填写');
    await typeFor('陈思远', '188');
    await choose('每人相同');
    expect(screen.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('5');
    await choose('分别填写');
    await reload();
    expect(field('陈思远')).toHaveValue('188');
    expect(field('周一航')).toHaveValue('');
  });

  it('are restored when a person who was removed is chosen again', async () => {
    await fillThree();
    await tap('button', '移除陈思远');
    expect(screen.getByRole('button', { name: '转出 74.8 龙币' })).toBeInTheDocument();
    recipientsChosen([...useTransferDraft.getState().transferList, person(1)]);
    await settled();
    expect(field('陈思远')).toHaveValue('188');
  });

  it('become one amount for all when they are equal', async () => {
    await openIndividualAmounts();
    for (const name of ['陈思远', '周一航', '苏念']) await typeFor(name, '6.6');
    await openConfirmation();
    expect(inSheet().getByText('3 人 × 6.6')).toBeInTheDocument();
    await confirm();
    expect(await transfers()).toMatchObject([{ money: 66 }]);
    expect((await transfers())[0]).not.toHaveProperty('own');
  });
});

describe('filling in individual amounts', () => {
  it('gives the rest one amount by one tap, the amount for all first, and keeps existing ones', async () => {
    recipientsChosen([person(1), person(3), person(4)]);
    await openApp('/transfer1');
    await typeAmount('77');
    await choose('分别填写');
    await typeFor('陈思远', '5');
    const rest = screen.getByRole('group', { name: '其余 2 位统一填' });
    fireEvent.click(within(rest).getByRole('button', { name: '77' }));
    await settled();
    expect(['陈思远', '周一航', '苏念'].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
      '5',
      '77',
      '77',
    ]);
    expect(screen.queryByRole('group', { name: /都填$/ })).toBeNull();
  });

  it('moves the keypad to the next empty amount, and closes it after the last', async () => {
    await openIndividualAmounts();
    await typeFor('周一航', '66');
    fireEvent.click(field('陈思远'));
    await settled();
    expect(keypad()).toHaveAccessibleName('给陈思远');
    for (const key of ['8', '.']) fireEvent.click(within(keypad()).getByRole('button', { name: key }));
    fireEvent.click(within(keypad()).getByRole('button', { name: '下一位' }));
    await settled();
    expect(keypad()).toHaveAccessibleName('给苏念');
    expect(within(keypad()).getByText('已填 2 / 3 人，合计 74.0')).toBeInTheDocument();
    fireEvent.click(within(keypad()).getByRole('button', { name: '9' }));
    fireEvent.click(within(keypad()).getByRole('button', { name: '完成' }));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([field('陈思远'), field('苏念')].map((each) => (each as HTMLInputElement).value)).toEqual([
      '8',
      '9',
    ]);
  });

  it('moves from field to field by Enter', async () => {
    await openIndividualAmounts();
    field('陈思远').focus();
    fireEvent.keyDown(field('陈思远'), { key: 'Enter' });
    expect(field('周一航')).toHaveFocus();
  });
});

describe('an unfinished transfer with individual amounts', () => {
  it('says so in the transfer centre, with the sum so far', async () => {
    await openIndividualAmounts();
    await typeFor('陈思远', '5');
    window.location.hash = '#/transfer-page';
    await reload();
    expect(screen.getByText('陈思远、周一航、苏念，金额分别填写，合计 5.0')).toBeInTheDocument();
  });
});
