import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { environment } from '@/app/environment';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/people/people';
import { sessionGiven } from '@/state/session';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { confirm, inSheet, openConfirmation, tap, typeAmount } from '../support/actions';
import { chen, me, zhou } from '../support/mock-gateways';
import { openApp, pass, reload, settled } from '../support/render-app';
import { changeWorld, fault, gatewayState, heal, sentCalls } from '../support/screen-network';

const su = person(4).usercode;
const transfers = async () => (await gatewayState()).transfers;
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}收到的龙币`) });
const row = (name: string) => within(field(name).closest('li') as HTMLElement);
const keypad = () => screen.getByRole('dialog', { name: /^给/ });

async function typeFor(name: string, value: string): Promise<void> {
  fireEvent.change(field(name), { target: { value } });
  await settled();
}

async function choose(name: '每人相同' | '各自金额'): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settled();
}

/** The page of a transfer to 陈思远, 周一航 and 苏念, each to get an amount of their own. */
async function openOwn(): Promise<void> {
  recipientsChosen([person(1), person(3), person(4)]);
  await openApp('/transfer1');
  await choose('各自金额');
}

async function fillThree(): Promise<void> {
  await openOwn();
  await typeFor('陈思远', '188');
  await typeFor('周一航', '66');
  await typeFor('苏念', '8.8');
}

describe('an amount of one’s own for each', () => {
  it('goes out as typed, and the receipt tells each of them', async () => {
    await fillThree();
    expect(screen.getByText('3 人合计 262.8，余额还剩 2,417.7')).toBeInTheDocument();
    await openConfirmation();
    const [first, , last] = within(inSheet().getByRole('list', { name: '送给' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/陈思远.*188\.0/);
    expect(last).toHaveTextContent(/苏念.*8\.8/);
    expect(inSheet().getByText('3 人，各自金额')).toBeInTheDocument();
    expect(inSheet().getByText('个人账户，转出后余 2,417.7')).toBeInTheDocument();
    await tap('button', '确认转出 262.8 龙币');
    expect(await transfers()).toMatchObject([
      { from: me, to: [chen, zhou, su], money: 0, own: { [chen]: 1880, [zhou]: 660, [su]: 88 } },
    ]);
    expect(screen.getByText('心意已送到')).toBeInTheDocument();
    const card = screen.getAllByRole('heading', { name: '收到的人' })[0]?.closest('section') as HTMLElement;
    expect(within(card).getAllByRole('listitem')[1]).toHaveTextContent(/周一航.*66\.0/);
  });

  it('rewards colleagues from the incentive account too, apart from what was typed for a transfer', async () => {
    await fillThree();
    window.location.hash = '#/transfer2';
    await reload();
    await choose('各自金额');
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

  it('is told to a receiver alone: nobody learns what the others got', async () => {
    await fillThree();
    await openConfirmation();
    await confirm();
    const id = (await transfers())[0]?.id ?? '';
    sessionGiven({ token: `lx-${zhou}`, loginToken: `lx-${zhou}` });
    window.location.hash = `#/rewardDetail?id=${id}`;
    await reload();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(/已收到.*66\.0/);
    expect(main).not.toHaveTextContent(/188\.0|262\.8|陈思远/);
  });

  it('is offered from two recipients on; to one it is all the same', async () => {
    recipientsChosen([person(1)]);
    await openApp('/transfer1');
    expect(screen.queryByRole('radiogroup', { name: '怎么分' })).toBeNull();
  });

  it('stays as typed while one looks at the other way, over a reload too', async () => {
    recipientsChosen([person(1), person(3)]);
    await openApp('/transfer1');
    await typeAmount('5');
    await choose('各自金额');
    await typeFor('陈思远', '188');
    await choose('每人相同');
    expect(screen.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('5');
    await choose('各自金额');
    await reload();
    expect(field('陈思远')).toHaveValue('188');
    expect(field('周一航')).toHaveValue('');
  });

  it('comes back with somebody who was taken out and chosen again', async () => {
    await fillThree();
    await tap('button', '移除陈思远');
    expect(screen.getByRole('button', { name: '转出 74.8 龙币' })).toBeInTheDocument();
    recipientsChosen([...useTransferDraft.getState().transferList, person(1)]);
    await settled();
    expect(field('陈思远')).toHaveValue('188');
  });

  it('is the amount for all where all are the same', async () => {
    await openOwn();
    for (const name of ['陈思远', '周一航', '苏念']) await typeFor(name, '6.6');
    await openConfirmation();
    expect(inSheet().getByText('3 人 × 6.6')).toBeInTheDocument();
    await confirm();
    expect(await transfers()).toMatchObject([{ money: 66 }]);
    expect((await transfers())[0]).not.toHaveProperty('own');
  });
});

describe('what keeps own amounts from being sent', () => {
  it.each([
    ['0', '金额要大于 0'],
    ['10000.1', '单人最多 10,000 龙币'],
    ['1e3', '输入的数据不合法！'],
  ])('%s stands at the row it belongs to, and the button names the person', async (typed, sentence) => {
    await fillThree();
    await typeFor('周一航', typed);
    expect(row('周一航').getByRole('alert')).toHaveTextContent(sentence);
    expect(field('周一航')).toBeInvalid();
    expect(row('陈思远').queryByRole('alert')).toBeNull();
    await tap('button', `周一航：${sentence}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('周一航')).toHaveFocus();
    expect(field('周一航')).toHaveValue(typed);
    expect(sentCalls('batchTransfer')).toHaveLength(0);
  });

  it('an empty one is complained about once one wants to send, and is led to', async () => {
    await openOwn();
    await typeFor('陈思远', '5');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('已填 1 / 3 人，合计 5.0')).toBeInTheDocument();
    await tap('button', '请填写周一航的金额');
    expect(field('周一航')).toHaveFocus();
    expect(row('周一航').getByRole('alert')).toHaveTextContent('请填写金额');
  });

  it('a sum above the balance, while some are still empty too', async () => {
    await openOwn();
    await typeFor('陈思远', '2000');
    await typeFor('周一航', '680.6');
    expect(screen.getByRole('alert')).toHaveTextContent('余额不足，还差 0.1');
  });

  it('namesakes are told apart by department and job number, in the rows and in the confirm sheet', async () => {
    const twin = { ...person(2), name: person(1).name };
    recipientsChosen([person(1), twin]);
    await openApp('/transfer1');
    await choose('各自金额');
    const [one, other] = screen.getAllByRole('textbox', { name: /^陈思远收到的龙币，/ });
    expect(one).toHaveAccessibleName(new RegExp(person(1).jobNumber));
    expect(other).toHaveAccessibleName(new RegExp(twin.jobNumber));
    for (const [index, input] of [one, other].entries())
      fireEvent.change(input as HTMLElement, { target: { value: `${index + 1}` } });
    await settled();
    await openConfirmation();
    const list = within(inSheet().getByRole('list', { name: '送给' }));
    expect(list.getAllByRole('listitem')[1]).toHaveTextContent(new RegExp(`${twin.jobNumber}.*2\\.0`));
  });
});

describe('filling in', () => {
  it('the rest gets one amount by one tap, the one meant for all first; what is there stays', async () => {
    recipientsChosen([person(1), person(3), person(4)]);
    await openApp('/transfer1');
    await typeAmount('77');
    await choose('各自金额');
    await typeFor('陈思远', '5');
    const rest = screen.getByRole('group', { name: '还没填的 2 位都填' });
    fireEvent.click(within(rest).getByRole('button', { name: '77' }));
    await settled();
    expect(['陈思远', '周一航', '苏念'].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
      '5',
      '77',
      '77',
    ]);
    expect(screen.queryByRole('group', { name: /都填$/ })).toBeNull();
  });

  it('the keypad goes from one who has none yet to the next, and ends after the last', async () => {
    await openOwn();
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

  it('Enter leads from field to field', async () => {
    await openOwn();
    field('陈思远').focus();
    fireEvent.keyDown(field('陈思远'), { key: 'Enter' });
    expect(field('周一航')).toHaveFocus();
  });
});

describe('a refused batch with own amounts', () => {
  it('loses whoever cannot receive by one tap, and the total follows', async () => {
    await fillThree();
    await changeWorld((state) => ({ ...state, leavers: [zhou] }));
    await openConfirmation();
    await confirm();
    expect(inSheet().getByRole('alert')).toHaveTextContent(/周一航.*已离职/);
    await tap('button', '去掉周一航，送给其余 2 位');
    await tap('button', '确认转出 196.8 龙币');
    expect(await transfers()).toMatchObject([{ to: [chen, su], own: { [chen]: 1880, [su]: 88 } }]);
  });
});

describe('own amounts whose answer was lost', () => {
  afterEach(() => {
    environment.keylessGateways.length = 0;
  });

  it('are found by their key, and sent once', async () => {
    await fault({ call: 'batchTransfer', kind: 'drop', when: 'after', times: 3 });
    await fillThree();
    await openConfirmation();
    await confirm();
    await pass(3_000);
    await settled();
    expect(window.location.hash).toMatch(/^#\/rewardDetail/);
    expect(await transfers()).toHaveLength(1);
  });

  it('are asked about after a reload instead of sent again, and the next person hears nothing of them', async () => {
    await fault({ call: 'batchTransfer', kind: 'hang', when: 'after' });
    await fault({ call: 'queryByIdempotencyKey', kind: 'drop', times: 'always' });
    await fillThree();
    await openConfirmation();
    await confirm();
    window.location.hash = '#/transfer-page';
    await reload();
    expect(screen.getByText(/送给陈思远.*合计 262\.8 龙币/)).toBeInTheDocument();
    sessionGiven({ token: `lx-${chen}`, loginToken: `lx-${chen}` });
    await reload();
    expect(screen.getByRole('heading', { name: '最近送过' })).toBeInTheDocument();
    expect(screen.queryByText(/262\.8/)).toBeNull();
    sessionGiven({ token: `lx-${me}`, loginToken: `lx-${me}` });
    await heal();
    await reload();
    await pass(6_000);
    expect(sentCalls('batchTransfer')).toHaveLength(1);
    expect(await transfers()).toMatchObject([{ own: { [chen]: 1880, [zhou]: 660, [su]: 88 } }]);
  });

  it.each([
    ['are found in the records by who got how much', ['188', '66', '8.8'], true],
    // The same people and the same sum, but not the same for each of them.
    ['are not mistaken for another transfer of the same people and sum', ['66', '188', '8.8'], false],
  ])('where the gateway knows no keys %s', async (_, newest, isFound) => {
    environment.keylessGateways.push('wallet');
    await fillThree();
    const others = { [chen]: newest[0], [zhou]: newest[1], [su]: newest[2] };
    await fault({ call: 'batchTransfer', kind: 'drop', when: 'before', times: 'always' });
    await openConfirmation();
    await confirm();
    await changeWorld((state) => ({
      ...state,
      transfers: [
        {
          id: 'T9000001',
          time: Date.now(),
          accountType: 0,
          from: me,
          to: [chen, zhou, su],
          money: tenths(0),
          own: Object.fromEntries(
            Object.entries(others).map(([usercode, coins]) => [usercode, tenths(Number(coins) * 10)]),
          ),
          text: '恭喜发财！',
          tag: '',
        },
      ],
    }));
    await pass(40_000);
    await settled();
    expect(window.location.hash.startsWith('#/rewardDetail')).toBe(isFound);
  });
});

describe('what was left unfinished with own amounts', () => {
  it('says so in the transfer centre, with the sum so far', async () => {
    await openOwn();
    await typeFor('陈思远', '5');
    window.location.hash = '#/transfer-page';
    await reload();
    expect(screen.getByText('陈思远、周一航、苏念，各自金额，合计 5.0')).toBeInTheDocument();
  });
});
