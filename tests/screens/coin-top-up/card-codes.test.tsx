import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, main, tap, visit } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

const field = () => screen.getByLabelText('充值卡卡密');

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function redeem(code: string): Promise<void> {
  fireEvent.change(field(), { target: { value: code } });
  await tap('button', '兑换');
  await settled();
}

describe('/rechargeCard', () => {
  it('redeems cards of each kind, says what they gave, and lists them without their codes', async () => {
    await openApp('/rechargeCard');
    expect(screen.getByText('还没有兑换过卡')).toBeInTheDocument();
    expect(main()).toHaveTextContent('话费充到你的手机 138****2111');
    await redeem('tele 8888 0001 0050');
    expect(screen.getByText('兑换成功，50 元话费已充到尾号 2111')).toBeInTheDocument();
    await tap('button', '再兑换一张');
    await redeem('BEAN888800011000');
    expect(screen.getByText('兑换成功，1,000 京豆已到账')).toBeInTheDocument();
    await tap('button', '再兑换一张');
    await redeem('LONG888800030066');
    expect(screen.getByText('兑换成功，龙币已到账')).toBeInTheDocument();
    await reload();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.filter((row) => row.includes('尾号'))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('话费卡 · 尾号 0050'),
        expect.stringContaining('京豆卡 · 尾号 1000'),
        expect.stringContaining('龙币充值卡 · 尾号 0066'),
      ]),
    );
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('8888');
    await visit('/recharge');
    expect(screen.getAllByText(/尾号/)).toHaveLength(1);
  });

  it('leads from beans to the cards that they pay for', async () => {
    await openApp('/rechargeCard');
    await redeem('BEAN888800011000');
    await tap('button', '去买京东卡');
    expect(address()).toBe('#/jdCardHome');
    expect(main()).toHaveTextContent('京东豆2,260');
  });

  it('says where beans go, and leads to the binding where no account is bound', async () => {
    await changeWorld((state) => ({ ...state, jdAccounts: { [me]: { since: null, brought: 0 } } }));
    await openApp('/rechargeCard');
    await redeem('BEAN888800011000');
    expect(screen.getAllByText('请先绑定京东账户，再兑换京豆卡').length).toBeGreaterThan(0);
    expect(field()).toHaveValue('BEAN888800011000');
    await tap('link', '去绑定');
    expect(screen.getByRole('dialog', { name: '绑定京东账户' })).toBeInTheDocument();
  });

  it('finds out what became of a card whose answer got lost, and sends it once', async () => {
    await openApp('/rechargeCard');
    await fault({ call: 'coinTopUpCard', kind: 'drop', when: 'after', times: 'always' });
    await redeem('TELE888800010050');
    await pass(45_000);
    await settled();
    expect(screen.getByText('兑换成功，50 元话费已充到尾号 2111')).toBeInTheDocument();
    expect((await gatewayState()).usedCards).toHaveLength(1);
  });

  it('reads the records again after a failure, and keeps what was typed', async () => {
    await fault({ call: 'coinTopUpList', kind: 'status', value: 400, times: 'always' });
    await openApp('/rechargeCard');
    fireEvent.change(field(), { target: { value: 'LONG8888' } });
    expect(screen.getByText('兑换记录加载失败，兑换过的都在')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByText('还没有兑换过卡')).toBeInTheDocument();
    expect(field()).toHaveValue('LONG8888');
    expect(sentCalls('coinTopUpCard')).toEqual([]);
  });

  it('leads to an account where there is none', async () => {
    await freshApp('no-account');
    await openApp('/rechargeCard');
    expect(screen.queryByLabelText('充值卡卡密')).toBeNull();
  });
});
