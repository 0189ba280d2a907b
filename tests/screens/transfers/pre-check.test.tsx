import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import type { Transfer } from '@/mocks/accounts/transfers';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import {
  confirm,
  inSheet,
  openConfirmation,
  sheet,
  tap,
  typeAmount,
  typeBlessing,
} from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';

const day = 86_400_000;
/** They got nothing from a colleague yet, and no colleague has their name. */
const strangers = [101, 102, 103, 104].map((index) => person(index));
const [stranger = person(101)] = strangers;
const zhou = person(3);
const su = person(4);

const findings = () => within(inSheet().getByRole('region', { name: '转出前看一眼' }));
const rows = () =>
  findings()
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const newTransfers = async () => (await gatewayState()).transfers.filter(({ id }) => id.startsWith('T'));

async function openSheet(to: readonly ReturnType<typeof person>[], amount = '66'): Promise<void> {
  recipientsChosen(to);
  await openApp('/transfer1');
  await typeAmount(amount);
  await openConfirmation();
}

/** Adds a transfer that was sent to this person so many days ago. */
async function addPastTransfer(to: ReturnType<typeof person>, daysAgo: number, text: string): Promise<void> {
  const past: Transfer = {
    id: `P${daysAgo}`,
    time: pinned - daysAgo * day,
    accountType: 0,
    from: me,
    to: [to.usercode],
    money: tenths(660),
    text,
    tag: '',
  };
  await changeWorld((state) => ({ ...state, transfers: [...state.transfers, past] }));
}

describe('the pre-check of a batch', () => {
  it('lists receivers of the last 30 days with date and amount, and removes them by one tap', async () => {
    await openSheet([zhou, su]);
    expect(rows()).toContain('最近送过周一航11 月 19 日，88.0 龙币这次不送');
    screen.getByRole('button', { name: '这次不送：周一航' }).focus();
    await tap('button', '这次不送：周一航');
    expect(sheet()).not.toHaveTextContent('周一航');
    // The focused row was removed, so the focus has to move.
    expect(sheet()).toHaveFocus();
    await confirm();
    expect(await newTransfers()).toMatchObject([{ to: [su.usercode] }]);
  });

  it('leads to the choice of colleagues when nobody would be left', async () => {
    await openSheet([zhou]);
    await tap('button', '换一位：周一航');
    expect(window.location.hash).toBe('#/rewardUsers?for=%2Ftransfer1');
    expect(await newTransfers()).toEqual([]);
  });

  it('states the department for a first gift, and links to the choice of colleagues', async () => {
    await openSheet([stranger]);
    expect(rows()).toEqual([expect.stringContaining(`第一次送给${stranger.name}${stranger.department}`)]);
    await tap('button', `换一位：${stranger.name}`);
    expect(window.location.hash).toMatch(/^#\/rewardUsers/);
  });

  it('tells namesakes apart', async () => {
    await openSheet([person(1)]);
    expect(rows()[0]).toMatch(/^有 2 位陈思远，你选的是这一位客服中心/);
  });

  it('suggests another blessing than that of a year ago, and sends it when it is accepted', async () => {
    await addPastTransfer(stranger, 365, '恭喜发财！');
    await openSheet([stranger]);
    expect(rows()).toEqual([`一年前给${stranger.name}也写过这句2025 年 11 月 21 日换一句`]);
    await tap('button', '换一句：辛苦啦，谢谢你');
    expect(sheet()).toHaveTextContent('辛苦啦，谢谢你');
    expect(inSheet().queryByText('转出前看一眼')).toBeNull();
    await confirm();
    expect(await newTransfers()).toMatchObject([{ text: '辛苦啦，谢谢你' }]);
  });

  it('leads to the page below the sheet when no other blessing is left', async () => {
    const used = [
      '自己写的',
      '辛苦啦，谢谢你',
      '祝你事事顺心',
      '愿你天天开心',
      '一路有你，真好',
      '恭喜发财！',
    ];
    for (const [index, text] of used.entries()) await addPastTransfer(stranger, 360 + index, text);
    recipientsChosen([stranger]);
    await openApp('/transfer1');
    await typeAmount('66');
    await typeBlessing('自己写的');
    await openConfirmation();
    await tap('button', `自己写：${stranger.name}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue('自己写的');
  });

  it('states the usual amount for an amount with one digit too many, and leads to the keypad', async () => {
    await addPastTransfer(stranger, 100, '');
    await openSheet([stranger], '880');
    expect(rows()).toEqual([
      expect.stringMatching(/^每人 880\.0，比平时多很多平时每人 [\d.]+–[\d.]+，是不是想送 88\.0？/),
    ]);
    await tap('button', `改金额：${stranger.name}`);
    expect(window.location.hash).toBe('#/transfer1?step=amount');
    expect(screen.queryByRole('dialog', { name: '确认转账' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('names three findings at most, equal gifts of today before earlier ones', async () => {
    await addPastTransfer(stranger, 0, '早');
    await addPastTransfer(person(102), 0.1, '早');
    await openSheet([zhou, ...strangers]);
    expect(rows()).toHaveLength(3);
    expect(findings().getByText('3 处，不影响转出')).toBeInTheDocument();
    const names = `${stranger.name}、${person(102).name}`;
    expect(rows()[0]).toBe(`今天已给${names}送过同样的金额今天 09:41，66.0 龙币这次不送`);
    expect(rows()[1]).toMatch(/^最近送过周一航11 月 19 日/);
    await tap('button', `这次不送：${names}`);
    expect(sheet()).not.toHaveTextContent(stranger.name);
    await confirm();
    const [sent] = await newTransfers();
    expect(sent?.to).toEqual([zhou, person(103), person(104)].map(({ usercode }) => usercode));
  });

  it('leads to the choice of colleagues when everybody got the same amount today', async () => {
    await addPastTransfer(stranger, 0, '早');
    await openSheet([stranger]);
    expect(rows()[0]).toMatch(`今天已给${stranger.name}送过同样的金额`);
    await tap('button', `换一位：${stranger.name}`);
    expect(window.location.hash).toMatch(/^#\/rewardUsers/);
  });

  it('is not shown when there are no findings', async () => {
    await addPastTransfer(stranger, 100, '谢谢');
    await openSheet([stranger]);
    expect(inSheet().queryByText('转出前看一眼')).toBeNull();
  });
});

describe('a pre-check without an answer', () => {
  it('silently leaves its findings out, and the transfer is sent', async () => {
    await fault({ call: 'queryGiftHistory', kind: 'status', value: 400, times: 'always' });
    await openSheet([person(1), zhou]);
    expect(sentCalls('queryGiftHistory')).not.toHaveLength(0);
    expect(rows()).toHaveLength(1);
    expect(screen.queryByText('请求错误')).toBeNull();
    await confirm();
    expect(await newTransfers()).toHaveLength(1);
  });

  it('does not delay the transfer', async () => {
    await fault({ call: 'queryGiftHistory', kind: 'hang', times: 'always' });
    await openSheet([zhou]);
    await confirm();
    expect(await newTransfers()).toHaveLength(1);
  });
});
