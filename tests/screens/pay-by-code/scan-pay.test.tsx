import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tenths } from '@/domain/money';
import { merchant, personal } from '@/mocks/core/ledger';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { tap } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

const shop = '云杉咖啡';
const merchantPage = '/scan-pay?code=YUNSHAN01';
const fixedAmountPage = '/scan-pay?code=FRUIT04';
const amount = () => screen.getByRole('textbox', { name: '付款金额' });
const sheet = () => within(screen.getByRole('dialog', { name: '确认付款' }));

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function typeAmount(value: string): Promise<void> {
  fireEvent.change(amount(), { target: { value } });
  await settled();
}

/** What the payer paid and a merchant received, in tenths. */
async function movedAmounts(name = shop): Promise<[lost: number, got: number]> {
  const { deltas } = (await gatewayState()).ledger;
  return [0 - (deltas[personal(me)] ?? 0), deltas[merchant(name)] ?? 0];
}

/** Opens the confirm sheet from a scanned code. */
async function reachSheet(value = '18'): Promise<void> {
  await openApp(merchantPage);
  await typeAmount(value);
  await tap('button', /^付款 /);
}

async function expectPaid(): Promise<void> {
  await settled();
  expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
}

describe('a merchant whose code was scanned', () => {
  it('receives the typed amount once, however often it is tapped, and the result remains after a reload', async () => {
    await openApp(merchantPage);
    expect(screen.getByText('云杉中心 1 楼')).toBeInTheDocument();
    await typeAmount('18');
    expect(screen.getByText('付后剩 2,662.5')).toBeInTheDocument();
    await tap('button', '付款 18.0 龙币');
    expect(sheet().getByText('个人账户 · 付后剩 2,662.5')).toBeInTheDocument();
    const pay = sheet().getByRole('button', { name: '付款 18.0 龙币' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    await expectPaid();
    expect(sentCalls('scanPay')).toHaveLength(1);
    expect(await movedAmounts()).toEqual([180, 180]);
    await reload();
    await expectPaid();
    expect(screen.getByText('2,662.5 龙币')).toBeInTheDocument();
  });

  it('that set its amount receives that amount, without typing', async () => {
    await openApp(fixedAmountPage);
    expect(screen.getByText('金额由商家设定')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    await tap('button', '付款 15.8 龙币');
    fireEvent.click(sheet().getByRole('button', { name: '付款 15.8 龙币' }));
    await settled();
    expect(screen.getByText('已付给每日鲜果')).toBeInTheDocument();
    expect(await movedAmounts('每日鲜果')).toEqual([158, 158]);
  });

  it('is not paid an amount that cannot be read', async () => {
    await openApp(merchantPage);
    await typeAmount('1e3');
    expect(screen.getByRole('button', { name: '输入的数据不合法！' })).toBeInTheDocument();
    await typeAmount('18.05');
    expect(screen.getByRole('button', { name: '输入的数据不合法！' })).toBeInTheDocument();
  });

  it('that changed its amount meanwhile does not receive the old one', async () => {
    await openApp(fixedAmountPage);
    await fault({ call: 'scanPay', kind: 'code', value: '5503', message: '金额与商家设定的不一致' });
    await tap('button', '付款 15.8 龙币');
    fireEvent.click(sheet().getByRole('button', { name: '付款 15.8 龙币' }));
    await settled();
    expect(sheet().getByRole('alert')).toHaveTextContent('金额与商家设定的不一致');
    await tap('button', '关闭');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is paid with the password above the free limit', async () => {
    await reachSheet('200.1');
    expect(sheet().getByText(/超过这类付款的免密额度 200\.0/)).toBeInTheDocument();
    fireEvent.click(sheet().getByRole('button', { name: '付款 200.1 龙币' }));
    await settled();
    await typePassword(usualPassword);
    await expectPaid();
    expect(await movedAmounts()).toEqual([2_001, 2_001]);
  });

  it.each([
    ['0', '金额要大于 0'],
    ['99999', '单笔最多 10,000 龙币'],
    ['3000', '余额不足，还差 319.5'],
  ])('is not paid %s', async (value, validationError) => {
    await openApp(merchantPage);
    await typeAmount(value);
    expect(screen.getByRole('alert')).toHaveTextContent(validationError);
    await tap('button', validationError);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentCalls('scanPay')).toEqual([]);
  });

  it('is not paid before an amount is typed', async () => {
    await openApp(merchantPage);
    await tap('button', '请填写金额');
    expect(screen.getByRole('alert')).toHaveTextContent('请填写金额');
  });

  it('is not paid above the daily limit, which is stated', async () => {
    await changeWorld((state) =>
      withSecurity(state, me, {
        paid: [{ time: pinned, kind: 'mall', amount: tenths(49_900), free: false }],
      }),
    );
    await reachSheet();
    expect(sheet().getByRole('alert')).toHaveTextContent('每天');
    expect(sheet().getByRole('button', { name: '付款 18.0 龙币' })).toBeDisabled();
  });

  it('is paid once when the answer was lost', async () => {
    await reachSheet();
    await fault({ call: 'scanPay', kind: 'drop', when: 'after', times: 3 });
    fireEvent.click(sheet().getByRole('button', { name: '付款 18.0 龙币' }));
    await pass(10_000);
    await expectPaid();
    expect(await movedAmounts()).toEqual([180, 180]);
  });

  it('is not paid again under another key when the first request did not arrive', async () => {
    await reachSheet();
    await fault({ call: 'scanPay', kind: 'drop', times: 'always' });
    fireEvent.click(sheet().getByRole('button', { name: '付款 18.0 龙币' }));
    await pass(20_000);
    expect(sheet().getByRole('alert')).toHaveTextContent('没有付款，龙币没有变动，可以再试一次');
    await clearFaults();
    await tap('button', '再试一次');
    await expectPaid();
    expect(new Set(sentCalls('scanPay').map(({ key }) => key)).size).toBe(1);
    expect(await movedAmounts()).toEqual([180, 180]);
  });

  it('is paid once after a reload during the payment', async () => {
    await reachSheet();
    await fault({ call: 'scanPay', kind: 'drop', when: 'after' });
    fireEvent.click(sheet().getByRole('button', { name: '付款 18.0 龙币' }));
    await settled();
    await reload();
    await pass(6_000);
    await expectPaid();
    expect(sentCalls('scanPay')).toHaveLength(1);
    expect(await movedAmounts()).toEqual([180, 180]);
  });

  it('waits for another payment whose outcome is still open', async () => {
    await reachSheet();
    await fault({ call: 'scanPay', kind: 'drop', when: 'after' });
    await fault({ call: 'queryByIdempotencyKey', kind: 'code', value: '7777', message: '', times: 'always' });
    fireEvent.click(sheet().getByRole('button', { name: '付款 18.0 龙币' }));
    await settled();
    window.history.replaceState(null, '', `/#${fixedAmountPage}`);
    await reload();
    expect(screen.getByText('有一笔付款还没有结果')).toBeInTheDocument();
    await tap('button', '付款 15.8 龙币');
    expect(sheet().getByText('上一笔付款还没有结果，请稍候')).toBeInTheDocument();
    expect(sheet().queryByRole('button', { name: /^付款/ })).toBeNull();
    await clearFaults();
    await pass(12_000);
    expect(await movedAmounts()).toEqual([180, 180]);
  });

  it('keeps the typed amount through a reload, for that merchant alone', async () => {
    await openApp(merchantPage);
    await typeAmount('18.5');
    await reload();
    expect(amount()).toHaveValue('18.5');
    window.history.replaceState(null, '', '/#/scan-pay?code=BOOKS03');
    await reload();
    expect(amount()).toHaveValue('');
  });

  it('that is unknown or missing leads back to the scanner', async () => {
    await openApp('/scan-pay?code=NOBODY');
    expect(screen.getByText('没有找到这个商家')).toBeInTheDocument();
    await openApp('/scan-pay');
    expect(screen.getAllByText('还没有扫到收款码').length).toBeGreaterThan(0);
  });

  it('that could not be read is fetched again', async () => {
    await fault({ call: 'queryMerchant', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp(merchantPage);
    expect(screen.getByText('没能打开商家信息')).toBeInTheDocument();
    await tap('button', /重试|再试/);
    expect(amount()).toBeInTheDocument();
  });

  it('can be paid only by a person with an account', async () => {
    await freshApp('no-account');
    await openApp(merchantPage);
    await tap('button', '知道了');
    expect(screen.getByRole('button', { name: '激活账户' })).toBeInTheDocument();
  });
});
