import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/core/people';
import { useSession } from '@/state/session';
import { recipientsChosen } from '@/state/transfer-draft';
import { address, confirm, openConfirmation, tap, typeAmount } from '../../support/actions';
import { billLines } from '../../support/bill-lines';
import { liang, me } from '../../support/gateways/mock-gateways';
import { gatewayState } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { freshApp, openApp, settled } from '../../support/render-app';

seeEverything();
beforeEach(() => freshApp('wallet-mode'));

const openAsWallet = (page: string) => openApp(page, { sysType: 'WALLET' });

describe('a WALLET session', () => {
  it('has one balance and no incentive account', async () => {
    await openAsWallet('/home');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.queryByText('激励账户')).toBeNull();
    expect(screen.queryByText('个人账户')).toBeNull();
  });

  it('offers payments and neither transfers nor rewards', async () => {
    await openAsWallet('/home');
    const pocket = within(screen.getByRole('navigation', { name: '我的龙币' })).getAllByRole('link');
    expect(pocket.map((link) => link.textContent)).toEqual(['付款码', '充值', '兑换积分', '账单']);
    for (const name of ['转账', '定时祝福', '奖励同事', '定时奖励'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('says why there is no incentive account, and links to the personal one', async () => {
    await openAsWallet('/manageAccounts/1');
    expect(screen.getByText('当前只有个人账户')).toBeInTheDocument();
    expect(screen.getByText('你以钱包身份登录，没有激励账户。')).toBeInTheDocument();
    await tap('button', '查看个人账户');
    expect(address()).toBe('#/manageAccounts/0');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('takes its member id from the answer of the balance call', async () => {
    await openAsWallet('/home');
    expect(useSession.getState().longminId).toBe('LM100001');
  });

  it('sends its member id to customer service, on a page without a balance too', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openAsWallet('/guide');
    expect(useSession.getState().longminId).toBe('');
    await tap('button', '联系客服');
    await settled();
    const { calls } = (await gatewayState()).journal;
    const asked = calls.find(({ call }) => call === 'getTinyUrl')?.request ?? '{}';
    expect(JSON.parse(asked)).toMatchObject({ visitorID: 'LM100001', oa_account: me });
  });

  it('has a bill without an account switch', async () => {
    await openAsWallet('/longballDetail');
    expect(screen.getByText(new RegExp(`共 ${billLines} 笔`))).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('with an OA account can send coins to colleagues', async () => {
    recipientsChosen([person(4)]);
    await openAsWallet('/transfer1');
    await typeAmount('8.8');
    await openConfirmation();
    await confirm();
    await settled();
    expect(screen.getByText('心意已送到')).toBeInTheDocument();
    expect(Object.values((await gatewayState()).transfers)).toMatchObject([{ money: 88 }]);
  });

  it('without an OA account says so before anything is typed, on every page for giving', async () => {
    for (const page of ['/transfer1', '/transfer3', '/rewardUsers', '/transfer-page']) {
      await openApp(page, { as: liang, sysType: 'WALLET' });
      expect(screen.getByText('你还不能给同事送龙币'), page).toBeInTheDocument();
      expect(screen.queryByRole('textbox'), page).toBeNull();
      await tap('button', '返回首页');
      expect(address()).toBe('#/home');
      cleanup();
    }
  });
});
