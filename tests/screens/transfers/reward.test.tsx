import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { chooseColleague, tap, typeAmount } from '../../support/actions';
import { chen, me, zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault, transfers } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const sheet = () => within(screen.getByRole('dialog', { name: '确认奖励' }));

/** Opens another address in the same browser. */
async function openAddress(address: string): Promise<void> {
  window.location.hash = address;
  await reload();
}

async function chooseTag(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settled();
}

/** Fills in a reward for two colleagues and opens its confirm sheet. */
async function openRewardConfirmation(amount = '66'): Promise<void> {
  recipientsChosen([person(1), person(3)]);
  await openApp('/transfer2');
  await chooseTag('好点子');
  await typeAmount(amount);
  await tap('button', /^发出奖励 /);
}

describe('a reward', () => {
  it('moves coins from the incentive account to colleagues, with its tag', async () => {
    await openApp('/transfer2');
    expect(screen.getByText('激励账户 12,600.0')).toBeInTheDocument();
    await tap('button', '添加同事');
    await chooseColleague('20183306');
    await tap('button', /^确定（/);
    expect(window.location.hash).toBe('#/transfer2');
    await chooseTag('项目攻坚');
    expect(screen.getByText('按贡献，每人 500 龙币以内')).toBeInTheDocument();
    await typeAmount('188');
    await tap('button', '发出奖励 188.0 龙币');
    expect(sheet().getByText('项目攻坚')).toBeInTheDocument();
    expect(sheet().getByText('激励账户，发出后余 12,412.0')).toBeInTheDocument();
    await tap('button', '确认发出 188.0 龙币');
    expect(window.location.hash).toMatch(/^#\/rewardDetail\?id=T\d+&fresh=1$/);
    expect(screen.getByText('项目攻坚')).toBeInTheDocument();
    expect(await transfers()).toMatchObject([
      { accountType: 1, from: me, to: [chen], money: 1880, tag: '项目攻坚' },
    ]);
  });

  it('cannot be confirmed without a tag, and says so', async () => {
    recipientsChosen([person(1)]);
    await openApp('/transfer2');
    await typeAmount('66');
    await tap('button', '先选择奖励标签');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the draft over a reload', async () => {
    await openRewardConfirmation();
    await reload();
    expect(useTransferDraft.getState()).toMatchObject({ tag: '好点子', money: '66', accountType: 1 });
    expect(sheet().getByText('好点子')).toBeInTheDocument();
  });

  it('says that its tags could not be read, and fetches them again', async () => {
    await fault({
      call: 'queryRewardTags',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await openApp('/transfer2');
    const alert = screen.getByText('标签加载失败').closest('[role="alert"]');
    expect(alert).toHaveTextContent('系统维护中');
    await clearFaults();
    fireEvent.click(within(alert as HTMLElement).getByRole('button', { name: '再试一次' }));
    await settled();
    expect(screen.getByRole('radio', { name: '好点子' })).toBeInTheDocument();
  });

  it('keeps the amounts of the two accounts separate, and shares people and blessing', async () => {
    recipientsChosen([person(1)]);
    await openApp('/transfer1');
    await typeAmount('8.8');
    await openAddress('/transfer2');
    const amount = screen.getByRole('textbox', { name: '每人收到的龙币' });
    expect(amount).toHaveValue('');
    expect(screen.getByRole('button', { name: '移除陈思远' })).toBeInTheDocument();
    await typeAmount('66');
    await openAddress('/transfer1');
    expect(screen.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('8.8');
  });
});

describe('rewards are not available', () => {
  it('to a person without an incentive account, who learns how to get one', async () => {
    await openApp('/transfer2', { as: chen });
    expect(screen.getByText('你还没有激励账户')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '申请激励账户' })).toBeInTheDocument();
  });

  it('in a WALLET session, which states the reason and links to its own account', async () => {
    await openApp('/transfer2', { sysType: 'WALLET' });
    expect(screen.getByText('钱包账户不能奖励同事')).toBeInTheDocument();
    await tap('button', '用个人账户转账');
    expect(window.location.hash).toBe('#/transfer1');
  });
});

describe('a batch with a person who cannot receive', () => {
  it('pays nobody, names the person with the reason, and continues with the rest by one tap', async () => {
    await openRewardConfirmation();
    await changeWorld((state) => ({ ...state, leavers: [zhou] }));
    await tap('button', '确认发出 132.0 龙币');
    expect(sheet().getByRole('alert')).toHaveTextContent('周一航（研发中心 20200211）已离职，不能收龙币');
    expect(await transfers()).toEqual([]);
    await tap('button', '移除周一航，送给其余 1 位');
    expect(sheet().getByText('1 人 × 66.0')).toBeInTheDocument();
    await tap('button', '确认发出 66.0 龙币');
    expect(await transfers()).toMatchObject([{ to: [chen], money: 660 }]);
  });

  it('states the reasons of all of them, however many they are', async () => {
    const six = [1, 3, 4, 7, 8, 9].map(person);
    recipientsChosen(six);
    await openApp('/transfer2');
    await chooseTag('好点子');
    await typeAmount('6');
    await tap('button', /^发出奖励 /);
    await changeWorld((state) => ({ ...state, leavers: six.slice(1).map(({ usercode }) => usercode) }));
    await tap('button', /^确认发出 /);
    expect(sheet().getByRole('alert')).toHaveTextContent(/周一航.*等 5 人已离职，不能收龙币/);
    await tap('button', /^移除周一航、.*，送给其余 1 位$/);
    expect(sheet().getByText('1 人 × 6.0')).toBeInTheDocument();
  });

  it('without anybody else leads back to the choice', async () => {
    recipientsChosen([person(3)]);
    await openApp('/transfer2');
    await chooseTag('好点子');
    await typeAmount('66');
    await tap('button', /^发出奖励 /);
    await changeWorld((state) => ({ ...state, leavers: [zhou] }));
    await tap('button', '确认发出 66.0 龙币');
    expect(sheet().queryByRole('button', { name: /^移除/ })).toBeNull();
    expect(sheet().getByRole('button', { name: '返回修改' })).toBeInTheDocument();
  });
});

describe('a reward without an answer', () => {
  it('is searched for in the bill of the incentive account', async () => {
    await fault({ call: 'batchTransfer', kind: 'hang', times: 'always' });
    await fault({ call: 'queryByIdempotencyKey', kind: 'drop', times: 'always' });
    await openRewardConfirmation();
    await tap('button', '确认发出 132.0 龙币');
    await pass(61_000);
    await tap('button', '查看账单');
    expect(window.location.hash).toBe('#/longballDetail?account=1');
    await openAddress('#/transfer-page');
    await pass(61_000);
    await tap('button', '查看账单');
    expect(window.location.hash).toBe('#/longballDetail?account=1');
  });
});
