import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { merchant, personal } from '@/mocks/core/ledger';
import { person } from '@/mocks/core/people';
import { address, goBack, tap, visit } from '../../support/actions';
import { liang, me } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { bindPartner, coinsField, confirmExchange, exchangeSheet, typeCoins } from '../../support/points';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { enterCode, newestCode, otherThan } from '../../support/secrets';

const { mobile } = person(0);

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** The coins that left, and those that the partner received. */
async function moved(): Promise<[lost: number, received: number]> {
  const { deltas } = (await gatewayState()).ledger;
  return [0 - (deltas[personal(me)] ?? 0), deltas[merchant('畅由')] ?? 0];
}

async function typePhone(value: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name: '绑定的手机号' }), { target: { value } });
  await settled();
  await tap('button', '核对并发送验证码');
}

describe('the points of the partner', () => {
  it('are reached from the exchange, and bound by phone and code', async () => {
    await openApp('/integralExchange');
    await tap('link', /^畅由积分/);
    expect(screen.getByText('1 龙币 = 95 畅由积分，今天不变')).toBeInTheDocument();
    await tap('button', '绑定畅由会员');
    expect(address()).toBe('#/changyoyo-home?step=bind');
    await typePhone('13900000000');
    expect(screen.getByRole('alert')).toHaveTextContent('与账户绑定的手机号不一致');
    await typePhone(mobile);
    const code = await newestCode();
    await enterCode(otherThan(code));
    expect(screen.getByRole('alert')).toHaveTextContent('4');
    await enterCode(code);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^已绑定尾号 /)).toHaveTextContent(mobile.slice(-4));
    await reload();
    expect(screen.getByText(/^已绑定尾号 /)).toBeInTheDocument();
  });

  it('are bought with coins once, and follow on their own page and in the bill', async () => {
    await bindPartner();
    await openApp('/changyoyo-home');
    expect(screen.getByText('1,280 畅由积分')).toBeInTheDocument();
    expect(screen.getByText('还没有兑换记录')).toBeInTheDocument();
    await tap('button', '用龙币兑换畅由积分');
    expect(address()).toBe('#/changyoyo-order');
    await typeCoins('20');
    const after = within(screen.getByRole('region', { name: '兑换后' }));
    expect(after.getByText('3,180')).toBeInTheDocument();
    await tap('button', '兑换 1,900 畅由积分');
    await confirmExchange();
    expect(screen.getByText('已兑换 1,900 畅由积分')).toBeInTheDocument();
    expect(address()).toMatch(/^#\/changyoyo-result\?id=/);
    expect(await moved()).toEqual([200, 200]);
    expect(sentCalls('changyoyoExchange')).toHaveLength(1);
    await reload();
    await tap('button', '查看畅由积分');
    expect(screen.getByText('3,180 畅由积分')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /\+1,900 畅由积分.*−20\.0/ })).toBeInTheDocument();
    await visit('/longballDetail');
    expect(screen.getByRole('link', { name: /兑换畅由积分.*−20\.0/ })).toBeInTheDocument();
    await visit('/integralExchange');
    expect(screen.getAllByText('3,260')).toHaveLength(2);
  });

  it.each([
    ['9.8', '每次至少换 10 龙币'],
    ['201', '每次最多换 200 龙币'],
    ['20.1', '请填写 0.2 的倍数'],
  ])('are not bought for %s: %s', async (value, reason) => {
    await bindPartner();
    await openApp('/changyoyo-order');
    await typeCoins(value);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    await tap('button', reason);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keep what was typed for them apart from the other points', async () => {
    await bindPartner();
    await openApp('/changyoyo-order');
    await typeCoins('30');
    await reload();
    expect(coinsField()).toHaveValue('30');
    await visit('/integralExchange');
    expect(coinsField()).toHaveValue('');
  });

  it('are bought once when the answer was lost, and home tells of it meanwhile', async () => {
    await bindPartner();
    await openApp('/changyoyo-order');
    await typeCoins('20');
    await tap('button', '兑换 1,900 畅由积分');
    await fault({ call: 'changyoyoExchange', kind: 'drop', when: 'after', times: 3 });
    await fault({ call: 'queryByIdempotencyKey', kind: 'code', value: '7777', message: '', times: 'always' });
    await confirmExchange();
    expect(exchangeSheet().getByText(/^暂未收到结果|^正在兑换/)).toBeInTheDocument();
    await visit('/home');
    expect(screen.getByText('有一次兑换还没有结果')).toBeInTheDocument();
    await clearFaults();
    await pass(12_000);
    await tap('button', '查看结果');
    expect(screen.getByText('已兑换 1,900 畅由积分')).toBeInTheDocument();
    expect(await moved()).toEqual([200, 200]);
  });

  it('cannot be bought before they are bound, which the address says', async () => {
    await openApp('/changyoyo-order');
    expect(screen.getByText('还没有绑定畅由会员')).toBeInTheDocument();
    await tap('button', '去绑定');
    expect(screen.getByRole('dialog', { name: '绑定畅由会员' })).toBeInTheDocument();
  });

  it('are unbound after a question', async () => {
    await bindPartner();
    await openApp('/changyoyo-home');
    await tap('button', '解除绑定');
    const question = within(screen.getByRole('dialog', { name: '解除畅由会员的绑定？' }));
    fireEvent.click(question.getByRole('button', { name: '解除绑定' }));
    await settled();
    expect(screen.getByRole('button', { name: '绑定畅由会员' })).toBeInTheDocument();
    expect(sentCalls('changyoyoUnbind')).toHaveLength(1);
  });

  it('can be tried again where they could not be fetched', async () => {
    await fault({ call: 'changyoyoAccount', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/changyoyo-home');
    expect(screen.getByText('没能打开畅由积分，龙币和积分都在')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(screen.getByRole('button', { name: '绑定畅由会员' })).toBeInTheDocument();
  });

  it('list their exchanges, and lead there from a result that is not found', async () => {
    await openApp('/changyoyo-result');
    expect(screen.getByText('没有找到这次兑换')).toBeInTheDocument();
    await tap('button', '兑换记录');
    expect(address()).toBe('#/changyoyo-home?view=records');
    expect(screen.getByText('还没有兑换记录')).toBeInTheDocument();
    await tap('button', '去兑换');
    await goBack();
    expect(address()).not.toBe('#/changyoyo-home?view=records');
  });

  it('open for a wallet member without an OA account', async () => {
    await freshApp('no-oa');
    await openApp('/changyoyo-home', { as: liang, sysType: 'WALLET' });
    expect(screen.getByRole('button', { name: '绑定畅由会员' })).toBeInTheDocument();
  });
});
