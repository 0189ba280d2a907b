import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { house, personal } from '@/mocks/core/ledger';
import { usualPassword } from '@/mocks/payment-security/security';
import { address, goBack, tap, visit } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { coinsField, confirmExchange, exchangeSheet, typeCoins } from '../../support/points';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

seeEverything();

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** Opens the page, types an amount and opens the confirm sheet. */
async function reachSheet(value = '100'): Promise<void> {
  await openApp('/integralExchange');
  await typeCoins(value);
  await tap('button', /^兑换 [\d,]+ 积分$/);
}

/** The coins that left, those that the points cost, and the points gained. */
async function moved(): Promise<[lost: number, house: number, points: number]> {
  const { ledger, points } = await gatewayState();
  return [0 - (ledger.deltas[personal(me)] ?? 0), ledger.deltas[house.points] ?? 0, points[me] ?? 0];
}

const nothing = [0, 0, 0];

async function expectDone(points = '10,000'): Promise<void> {
  await settled();
  expect(screen.getByText(`已兑换 ${points} 积分`)).toBeInTheDocument();
}

describe('the exchange of coins for points', () => {
  it('shows rate, limits, both balances and the result before anything is sent', async () => {
    await openApp('/integralExchange');
    expect(screen.getByText('1 龙币 = 100 积分，今天不变')).toBeInTheDocument();
    expect(screen.getByText(/^每次 1–500 · 本月还可换 /)).toBeInTheDocument();
    expect(screen.getByText('2,680.5', { selector: 'section > div > p *' })).toBeInTheDocument();
    await typeCoins('100');
    const after = within(screen.getByRole('region', { name: '兑换后' }));
    expect(after.getByText('2,580.5')).toBeInTheDocument();
    expect(after.getByText('13,260')).toBeInTheDocument();
    expect(screen.getByText('马上到账，积分不能换回龙币')).toBeInTheDocument();
    expect(sentCalls('pointsExchange')).toEqual([]);
  });

  it('exchanges once after the password, however often it is tapped, and the result remains after a reload', async () => {
    await reachSheet();
    expect(exchangeSheet().getByText('个人账户 · 换完剩 2,580.5')).toBeInTheDocument();
    expect(exchangeSheet().getByText(/^下一步输入支付密码/)).toBeInTheDocument();
    const button = exchangeSheet().getByRole('button', { name: '兑换 10,000 积分' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    await typePassword(usualPassword);
    await expectDone();
    expect(sentCalls('pointsExchange')).toHaveLength(1);
    expect(await moved()).toEqual([1_000, 1_000, 10_000]);
    await reload();
    await expectDone();
    await visit('/integralExchange');
    expect(coinsField()).toHaveValue('');
  });

  it('is followed by the points of the home page, the records and the bill', async () => {
    await openApp('/home');
    expect(screen.getByText('3,260 积分')).toBeInTheDocument();
    await visit('/integralExchange');
    await typeCoins('100');
    await tap('button', '兑换 10,000 积分');
    await confirmExchange();
    await expectDone();
    await visit('/integralExchange?view=records');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('+10,000 积分');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('−100.0');
    await visit('/longballDetail');
    expect(screen.getByRole('link', { name: /兑换积分.*−100\.0.*2,580\.5/ })).toBeInTheDocument();
    await visit('/home');
    await settled();
    expect(screen.getByText('13,260 积分')).toBeInTheDocument();
  });

  it('takes quick amounts, and as much as possible at once', async () => {
    await openApp('/integralExchange');
    await tap('button', '200');
    expect(coinsField()).toHaveValue('200');
    await tap('button', '换满');
    expect(coinsField()).toHaveValue('500');
    expect(screen.getByRole('button', { name: '兑换 50,000 积分' })).toBeInTheDocument();
  });

  it('names what the points buy in the shop, and leads there', async () => {
    await openApp('/integralExchange');
    expect(screen.queryByText('保温随行杯')).toBeNull();
    await typeCoins('20');
    expect(screen.getByText('保温随行杯')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '积分商城' })).toHaveAttribute('href', '#/linkToLongCoinShop');
  });

  it.each([
    ['1e3', '输入的数据不合法！'],
    ['0', '数量要大于 0'],
    ['0.5', '每次至少换 1 龙币'],
    ['501', '每次最多换 500 龙币'],
  ])('refuses %s at once: %s', async (value, reason) => {
    await openApp('/integralExchange');
    await typeCoins(value);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    await tap('button', reason);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentCalls('pointsExchange')).toEqual([]);
  });

  it('says how much is missing where the balance is too low', async () => {
    await freshApp('poor');
    await openApp('/integralExchange');
    await typeCoins('10');
    expect(screen.getByRole('alert')).toHaveTextContent('余额不足，还差 6.5');
    await tap('button', '换满');
    expect(coinsField()).toHaveValue('3.5');
  });

  it('keeps the typed amount where the gateway refuses it, and shows the new rate', async () => {
    await reachSheet();
    await fault({ call: 'pointsExchange', kind: 'code', value: '5714', message: '兑换比例变了' });
    await confirmExchange();
    expect(exchangeSheet().getByRole('alert')).toHaveTextContent('兑换比例变了');
    const asked = sentCalls('queryPointsExchange').length;
    await tap('button', '关闭');
    expect(asked).toBeGreaterThan(1);
    expect(coinsField()).toHaveValue('100');
    expect(await moved()).toEqual(nothing);
  });

  it('keeps the typed amount through a reload', async () => {
    await openApp('/integralExchange');
    await typeCoins('66.6');
    await reload();
    expect(coinsField()).toHaveValue('66.6');
  });

  it('is carried out once when the answer was lost', async () => {
    await reachSheet();
    await fault({ call: 'pointsExchange', kind: 'drop', when: 'after', times: 3 });
    await confirmExchange();
    await pass(10_000);
    await expectDone();
    expect(await moved()).toEqual([1_000, 1_000, 10_000]);
  });

  it('is not sent under another key when the first request did not arrive', async () => {
    await reachSheet();
    await fault({ call: 'pointsExchange', kind: 'drop', times: 'always' });
    await confirmExchange();
    await pass(20_000);
    expect(exchangeSheet().getByRole('alert')).toHaveTextContent('没有兑换，龙币没有变动，可以再试一次');
    await clearFaults();
    await tap('button', '再试一次');
    await typePassword(usualPassword);
    await expectDone();
    expect(new Set(sentCalls('pointsExchange').map(({ key }) => key)).size).toBe(1);
  });

  it('waits for another exchange whose outcome is open, and home shows it', async () => {
    await reachSheet();
    await fault({ call: 'pointsExchange', kind: 'drop', when: 'after', times: 3 });
    await fault({ call: 'queryByIdempotencyKey', kind: 'code', value: '7777', message: '', times: 'always' });
    await confirmExchange();
    await goBack();
    expect(screen.getByText('有一次兑换还没有结果')).toBeInTheDocument();
    await typeCoins('50');
    await tap('button', '兑换 5,000 积分');
    expect(exchangeSheet().getByText('上一次兑换还没有结果，请稍候')).toBeInTheDocument();
    expect(exchangeSheet().queryByRole('button', { name: /^兑换/ })).toBeNull();
    await visit('/home');
    expect(screen.getByText('有一次兑换还没有结果')).toBeInTheDocument();
    await clearFaults();
    await pass(12_000);
    expect(screen.getByText('已兑换 10,000 积分')).toBeInTheDocument();
    expect(await moved()).toEqual([1_000, 1_000, 10_000]);
    await tap('button', '查看结果');
    expect(address()).toMatch(/^#\/integralExchange\?id=/);
  });
});
