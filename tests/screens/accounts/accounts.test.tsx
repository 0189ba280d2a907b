import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { moneyTyped, recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { address, confirm, tap, visit } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { fault, gatewayState } from '../../support/gateways/screen-network';
import { freshApp, openApp, settled } from '../../support/render-app';

const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (found === null) throw new Error(`no card ${title}`);
  return within(found);
};

describe('expiring coins', () => {
  it('are listed with their expiry day, soonest first, and with what booked gifts use of them', async () => {
    await openApp('/manageAccounts/0');
    const [list] = card('龙币到期').getAllByRole('list');
    const batches = Array.from(list?.children ?? [], (row) => row.textContent);
    expect(batches).toEqual([
      expect.stringMatching(/2026 年 12 月 12 日还有 21 天260\.0到期前没有预约使用，将全部到期/),
      expect.stringMatching(/2027 年 11 月 21 日还有 365 天500\.0预约会在到期前全部用完/),
    ]);
    expect(card('龙币到期').getByText('260.0 将在 30 天内到期')).toBeInTheDocument();
  });

  it('are not highlighted when booked gifts use them in time', async () => {
    await freshApp('gifts');
    await openApp('/manageAccounts/0');
    const [first, later] = card('龙币到期').getAllByRole('listitem');
    expect(first).toHaveTextContent('预约会在到期前全部用完');
    expect(later).toHaveTextContent(/预约会用 [\d.]+，还有 [\d.]+ 将到期/);
    // What remains expires in a year, so nothing is offered.
    expect(screen.queryByRole('button', { name: /到期前送出/ })).toBeNull();
  });

  it('link to the transfer with the amount filled in', async () => {
    await openApp('/manageAccounts/0');
    await tap('button', '到期前送出 260.0');
    expect(address()).toBe('#/transfer1');
    expect(screen.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('260');
  });

  it('are not offered for giving once they were given in time', async () => {
    recipientsChosen([person(4)]);
    await openApp('/manageAccounts/0');
    await tap('button', '到期前送出 260.0');
    await tap('button', '转出 260.0 龙币');
    await confirm();
    await settled();
    await visit('/manageAccounts/0');
    expect(screen.getByText('预约会在到期前全部用完')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /到期前送出/ })).toBeNull();
  });

  it('are divided among the colleagues who were chosen already', async () => {
    recipientsChosen([person(1), person(3), person(4)]);
    await openApp('/manageAccounts/0');
    await tap('button', '到期前送出 260.0');
    expect(screen.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('86.6');
  });

  it('replace an amount that was typed already only after a question', async () => {
    moneyTyped('88');
    await openApp('/manageAccounts/0');
    await tap('button', '到期前送出 260.0');
    const question = () => screen.getByRole('dialog', { name: '转账里已填写 88' });
    fireEvent.click(within(question()).getByRole('button', { name: '保留原来的' }));
    await settled();
    expect(address()).toBe('#/manageAccounts/0');
    expect(useTransferDraft.getState().money).toBe('88');
    await tap('button', '到期前送出 260.0');
    fireEvent.click(within(question()).getByRole('button', { name: '换成 260.0' }));
    await settled();
    expect(address()).toBe('#/transfer1');
    expect(useTransferDraft.getState().money).toBe('260');
  });

  it('are listed without the bookings when those cannot be read', async () => {
    await fault({ call: 'appointmentList', kind: 'code', value: '7777', times: 'always' });
    await openApp('/manageAccounts/0');
    expect(card('龙币到期').getByText('预约加载失败，以上没有计入预约。')).toBeInTheDocument();
    expect(card('龙币到期').getByText('260.0')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /到期前送出/ })).toBeNull();
  });

  it('are not offered for giving to a wallet member without an OA account', async () => {
    await freshApp('no-oa');
    const { session } = await gatewayState();
    await openApp('/manageAccounts/0', { as: session.usercode, sysType: 'WALLET' });
    expect(screen.getByRole('heading', { name: '龙币到期' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '转账' })).toBeNull();
    expect(screen.getByRole('link', { name: '账单' })).toBeInTheDocument();
  });
});

describe('the links of the incentive account', () => {
  it('lead to its own scheduled rewards, bill and report', async () => {
    await openApp('/manageAccounts/1');
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('定时奖励')).toBe('#/transfer4');
    expect(to('账单')).toBe('#/longballDetail?account=1');
    expect(to('福利数据')).toBe('#/bigdata?account=1');
  });
});

describe('the pace of the incentive account', () => {
  it('states how much is safe to give to each person until the period ends, and how it is calculated', async () => {
    await openApp('/manageAccounts/1');
    const pace = card('本期奖励进度');
    expect(pace.getByText('到 12 月 31 日，还有 41 天')).toBeInTheDocument();
    expect(pace.getByText('平均每人还可送')).toBeInTheDocument();
    expect(pace.getByText('本期已送出 3%，时间过了 55%')).toBeInTheDocument();
    expect(pace.getByText('发放进度偏慢，看看还有谁值得感谢。')).toBeInTheDocument();
    const facts = pace.getAllByRole('definition').map((each) => each.textContent);
    expect(facts.slice(0, 3)).toEqual(['12,976.0', '376.0', '12,600.0']);
  });

  it('shows 0 for an overdrawn account and states how much is missing, by its negative balance', async () => {
    await freshApp('poor');
    await openApp('/manageAccounts/1');
    const pace = card('本期奖励进度');
    expect(pace.getByText('0.0，已透支 120.0')).toBeInTheDocument();
    expect(pace.queryByText(/−/)).toBeNull();
    expect(pace.getByText(/^还差 [\d.,]+，补充后再送新的奖励。$/)).toBeInTheDocument();
    expect(pace.queryByText('平均每人还可送')).toBeNull();
  });

  it('is not shown for the personal account', async () => {
    await openApp('/manageAccounts/0');
    expect(screen.queryByText('本期奖励进度')).toBeNull();
    expect(screen.queryByText('还没谢过的同事')).toBeNull();
  });
});

describe('the list of people who have not been thanked', () => {
  const rewardFirstPerson = async () => {
    await openApp('/manageAccounts/1');
    const [first] = card('还没谢过的同事').getAllByRole('button', { name: /^奖励/ });
    const name = first?.getAttribute('aria-label')?.slice(2) ?? '';
    fireEvent.click(first ?? document.body);
    await settled();
    return name;
  };

  it('is visible to the giver alone, and leads to a reward for them', async () => {
    const name = await rewardFirstPerson();
    expect(address()).toBe('#/transfer2');
    expect(useTransferDraft.getState().transferList.map((each) => each.name)).toEqual([name]);
    cleanup();
    await openApp('/manageAccounts/1');
    expect(card('还没谢过的同事').getByText('只有你看得到')).toBeInTheDocument();
  });

  it('asks before it adds them to the people who were chosen before', async () => {
    recipientsChosen([person(3)]);
    const name = await rewardFirstPerson();
    const question = within(screen.getByRole('dialog', { name: `奖励名单里已有${person(3).name}` }));
    expect(question.getByText(`要把${name}加入名单，一起奖励吗？`)).toBeInTheDocument();
    fireEvent.click(question.getByRole('button', { name: '加入名单' }));
    await settled();
    expect(address()).toBe('#/transfer2');
    expect(useTransferDraft.getState().transferList.map((each) => each.name)).toEqual([person(3).name, name]);
  });

  it('is empty when everybody was given something lately', async () => {
    const people = [
      { usercode: me, name: 'A', department: '', jobNumber: '', lastTime: '2026-11-01 10:00:00' },
    ];
    await fault({ call: 'queryTeamThanks', kind: 'wrong-shape', value: JSON.stringify({ people }) });
    await openApp('/manageAccounts/1');
    expect(screen.getByText('最近 90 天，团队里的每一位都谢过了。')).toBeInTheDocument();
  });
});
