import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tenths } from '@/domain/money';
import { merchant, personal } from '@/mocks/core/ledger';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { tap } from '../support/actions';
import { me, pinned } from '../support/mock-gateways';
import { freshApp, openApp, pass, reload, settled } from '../support/render-app';
import { changeWorld, fault, gatewayState, heal, sentCalls } from '../support/screen-network';
import { typePassword } from '../support/secrets';

const shop = '云杉咖啡';
const page = '/scan-pay?code=YUNSHAN01';
const fixed = '/scan-pay?code=FRUIT04';
const amount = () => screen.getByRole('textbox', { name: '付款金额' });
const sheet = () => within(screen.getByRole('dialog', { name: '确认付款' }));

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function type(value: string): Promise<void> {
  fireEvent.change(amount(), { target: { value } });
  await settled();
}

/** What the payer lost and a shop got, in tenths. */
async function moved(name = shop): Promise<[lost: number, got: number]> {
  const { deltas } = (await gatewayState()).ledger;
  return [0 - (deltas[personal(me)] ?? 0), deltas[merchant(name)] ?? 0];
}

/** From a code that was scanned to the confirm sheet. */
async function reachSheet(value = '18'): Promise<void> {
  await openApp(page);
  await type(value);
  await tap('button', /^付款 /);
}

async function paid(): Promise<void> {
  await settled();
  expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
}

describe('a merchant whose code was scanned', () => {
  it('is paid what was typed, once however often it is tapped, and the result stands after a reload', async () => {
    await openApp(page);
    expect(screen.getByText('云杉中心 1 楼')).toBeInTheDocument();
    await type('18');
    expect(screen.getByText('付后剩 2,662.5')).toBeInTheDocument();
    await tap('button', '付款 18.0 龙币');
    expect(sheet().getByText('个人账户 · 付后剩 2,662.5')).toBeInTheDocument();
    const pay = sheet().getByRole('button', { name: '付款 18.0 龙币' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    await paid();
    expect(sentCalls('scanPay')).toHaveLength(1);
    expect(await moved()).toEqual([180, 180]);
    await reload();
    await paid();
    expect(screen.getByText('2,662.5 龙币')).toBeInTheDocument();
  });

  it('that set its amount is paid that, with nothing to type', async () => {
    await openApp(fixed);
    expect(screen.getByText('商家定好了金额')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    await tap('button', '付款 15.8 龙币');
    fireEvent.click(sheet().getByRole('button', { name: '付款 15.8 龙币' }));
    await settled();
    expect(screen.getByText('已付给每日鲜果')).toBeInTheDocument();
    expect(await moved('每日鲜果')).toEqual([158, 158]);
  });

  it('that changed its amount meanwhile is not paid the old one', async () => {
    await openApp(fixed);
    await fault({ call: 'scanPay', kind: 'code', value: '5503', message: '金额和商户的不一致' });
    await tap('button', '付款 15.8 龙币');
    fireEvent.click(sheet().getByRole('button', { name: '付款 15.8 龙币' }));
    await settled();
    expect(sheet().getByRole('alert')).toHaveTextContent('金额和商户的不一致');
    await tap('button', '关闭');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked about above what goes without the password', async () => {
    await reachSheet('200.1');
    expect(sheet().getByText(/超过这类付款的免密额度 200\.0/)).toBeInTheDocument();
    fireEvent.click(sheet().getByRole('button', { name: '付款 200.1 龙币' }));
    await settled();
    await typePassword(usualPassword);
    await paid();
    expect(await moved()).toEqual([2_001, 2_001]);
  });

  it.each([
    ['0', '金额要大于 0'],
    ['99999', '单笔最多 10000'],
    ['3000', '余额不足，还差 319.5'],
  ])('is not paid %s', async (value, validationError) => {
    await openApp(page);
    await type(value);
    expect(screen.getByRole('alert')).toHaveTextContent(validationError);
    await tap('button', validationError);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentCalls('scanPay')).toEqual([]);
  });

  it('is not paid before an amount is there', async () => {
    await openApp(page);
    await tap('button', '先填金额');
    expect(screen.getByRole('alert')).toHaveTextContent('先填金额');
  });

  it('is not paid above the limit of a day, which is said', async () => {
    await changeWorld((state) =>
      withSecurity(state, me, {
        paid: [{ time: pinned, kind: 'mall', amount: tenths(49_900), free: false }],
      }),
    );
    await reachSheet();
    expect(sheet().getByRole('alert')).toHaveTextContent('每天');
    expect(sheet().getByRole('button', { name: '付款 18.0 龙币' })).toBeDisabled();
  });

  it('is paid once where the answer was lost', async () => {
    await reachSheet();
    await fault({ call: 'scanPay', kind: 'drop', when: 'after', times: 3 });
    fireEvent.click(sheet().getByRole('button', { name: '付款 18.0 龙币' }));
    await pass(10_000);
    await paid();
    expect(await moved()).toEqual([180, 180]);
  });

  it('is not paid again under another key where nothing arrived at first', async () => {
    await reachSheet();
    await fault({ call: 'scanPay', kind: 'drop', times: 'always' });
    fireEvent.click(sheet().getByRole('button', { name: '付款 18.0 龙币' }));
    await pass(20_000);
    expect(sheet().getByRole('alert')).toHaveTextContent('没有付，龙币没有变动，可以再试');
    await heal();
    await tap('button', '再试一次');
    await paid();
    expect(new Set(sentCalls('scanPay').map(({ key }) => key)).size).toBe(1);
    expect(await moved()).toEqual([180, 180]);
  });

  it('is found again after a reload in the middle', async () => {
    await reachSheet();
    await fault({ call: 'scanPay', kind: 'drop', when: 'after' });
    fireEvent.click(sheet().getByRole('button', { name: '付款 18.0 龙币' }));
    await settled();
    await reload();
    await pass(6_000);
    await paid();
    expect(sentCalls('scanPay')).toHaveLength(1);
    expect(await moved()).toEqual([180, 180]);
  });

  it('waits for another payment whose outcome is still open', async () => {
    await reachSheet();
    await fault({ call: 'scanPay', kind: 'drop', when: 'after' });
    await fault({ call: 'queryByIdempotencyKey', kind: 'code', value: '7777', message: '', times: 'always' });
    fireEvent.click(sheet().getByRole('button', { name: '付款 18.0 龙币' }));
    await settled();
    window.history.replaceState(null, '', `/#${fixed}`);
    await reload();
    expect(screen.getByText('还有一笔付款没有结果')).toBeInTheDocument();
    await tap('button', '付款 15.8 龙币');
    expect(sheet().getByText('还有一笔付款没有结果，先等它')).toBeInTheDocument();
    expect(sheet().queryByRole('button', { name: /^付款/ })).toBeNull();
    await heal();
    await pass(12_000);
    expect(await moved()).toEqual([180, 180]);
  });

  it('keeps what was typed through a reload, for that merchant alone', async () => {
    await openApp(page);
    await type('18.5');
    await reload();
    expect(amount()).toHaveValue('18.5');
    window.history.replaceState(null, '', '/#/scan-pay?code=BOOKS03');
    await reload();
    expect(amount()).toHaveValue('');
  });

  it('that nobody knows, and none at all, lead back to the scanner', async () => {
    await openApp('/scan-pay?code=NOBODY');
    expect(screen.getByText('没有找到这家商户')).toBeInTheDocument();
    await openApp('/scan-pay');
    expect(screen.getAllByText('还没有扫到商家的码').length).toBeGreaterThan(0);
  });

  it('that could not be read is asked for again', async () => {
    await fault({ call: 'queryMerchant', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp(page);
    expect(screen.getByText('没能打开这家商户')).toBeInTheDocument();
    await tap('button', /重试|再试/);
    expect(amount()).toBeInTheDocument();
  });

  it('is paid by who has an account', async () => {
    await freshApp('no-account');
    await openApp(page);
    await tap('button', '知道了');
    expect(screen.getByRole('button', { name: '激活账户' })).toBeInTheDocument();
  });
});
