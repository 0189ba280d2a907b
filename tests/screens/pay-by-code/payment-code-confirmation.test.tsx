import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '@/messages/errors';
import { usualPassword } from '@/mocks/payment-security/security';
import { tap } from '../../support/actions';
import {
  cancelCharge,
  charge,
  clearFaults,
  fault,
  gatewayState,
  newestPaymentCode,
  sentCalls,
} from '../../support/gateways/screen-network';
import { controlDevice, setHidden } from '../../support/hosts/device';
import { expectNewest, expectNone, movedAmounts } from '../../support/payment-code';
import { openApp, pass, reload, settled } from '../../support/render-app';
import { enterCode, newestCode, typePassword } from '../../support/secrets';

const sheet = () => within(screen.getByRole('dialog', { name: '确认付款' }));
const isSheetClosed = () => screen.queryByRole('dialog', { name: '确认付款' }) === null;
const broken = { kind: 'code', value: '7777', message: '系统维护中', times: 'always' } as const;
controlDevice();
/** A cashier terminal requests more than the free limit. */
async function chargeAboveFreeLimit(): Promise<string> {
  await openApp('/paymentQRcode');
  const code = await newestPaymentCode();
  expect(await charge(3_000)).toBe('password');
  await pass(2_000);
  return code;
}

describe('a cashier terminal that waits for the payer', () => {
  it('is paid with the password, once however often it is tapped', async () => {
    await chargeAboveFreeLimit();
    expectNone('收银台正在等待你付款');
    expect(sheet().getByText('300.0')).toBeInTheDocument();
    expect(sheet().getByText(/超过这类付款的免密额度 200\.0/)).toBeInTheDocument();
    const pay = sheet().getByRole('button', { name: '付款 300.0 龙币' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    await settled();
    await typePassword(usualPassword);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('付给云杉咖啡付款账户个人账户');
    expect(sentCalls('payPaymentCode')).toHaveLength(1);
    expect(await movedAmounts()).toEqual([3_000, 3_000]);
  });

  it('is notified that nothing will be paid, and the next code is shown', async () => {
    const first = await chargeAboveFreeLimit();
    await tap('button', '取消付款');
    await pass(100);
    expect(isSheetClosed()).toBe(true);
    const { orders } = (await gatewayState()).paymentCodes;
    expect(orders.map(({ state }) => state)).toEqual(['cancelled']);
    expect(screen.getByText('付给云杉咖啡的这笔已取消，龙币没有变动')).toBeInTheDocument();
    expect(await expectNewest()).not.toBe(first);
  });

  it('still waits where it is not known whether it was cancelled, and can be cancelled again', async () => {
    await chargeAboveFreeLimit();
    await fault({ call: 'cancelPaymentCode', kind: 'drop', times: 'always' });
    await tap('button', '取消付款');
    await pass(3_000);
    expect(screen.getByText(errorMessages.zh.unanswered)).toBeInTheDocument();
    await clearFaults();
    await tap('button', '取消付款');
    await pass(100);
    expect(isSheetClosed()).toBe(true);
  });

  it('closes the sheet when it cancels, and is not paid', async () => {
    await chargeAboveFreeLimit();
    await cancelCharge();
    await pass(2_000);
    await settled();
    expect(isSheetClosed()).toBe(true);
    expect(screen.getByText('付给云杉咖啡的这笔已取消，龙币没有变动')).toBeInTheDocument();
    await expectNewest();
  });

  it('is not paid either when it cancels while the password is typed', async () => {
    await chargeAboveFreeLimit();
    await tap('button', '付款 300.0 龙币');
    await cancelCharge();
    await typePassword(usualPassword);
    await pass(3_000);
    expect(isSheetClosed()).toBe(true);
    expect(await movedAmounts()).toEqual([0, 0]);
  });

  it('keeps waiting while the payer reads a code in another app', async () => {
    await chargeAboveFreeLimit();
    await tap('button', '付款 300.0 龙币');
    await tap('button', '用短信验证码');
    await setHidden(true);
    await pass(30_000);
    await setHidden(false);
    await enterCode(await newestCode());
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    expect(await movedAmounts()).toEqual([3_000, 3_000]);
  });

  it('is paid once when the answer was lost, and the result is found', async () => {
    await chargeAboveFreeLimit();
    await fault({ call: 'payPaymentCode', kind: 'drop', when: 'after', times: 3 });
    await tap('button', '付款 300.0 龙币');
    await typePassword(usualPassword);
    await pass(10_000);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    expect(await movedAmounts()).toEqual([3_000, 3_000]);
  });

  it('allows closing the sheet while the outcome is unknown, and the page then shows the outcome', async () => {
    await chargeAboveFreeLimit();
    await fault({ call: 'payPaymentCode', kind: 'hold' });
    await tap('button', '付款 300.0 龙币');
    await typePassword(usualPassword);
    await pass(40_000);
    expect(sheet().getByText(/暂未收到结果/)).toBeInTheDocument();
    await tap('button', '收起');
    expect(isSheetClosed()).toBe(true);
    expect(screen.getByText('有一笔付款还没有结果')).toBeInTheDocument();
    expect(sentCalls('cancelPaymentCode')).toEqual([]);
  });

  it('is found after a reload during the payment, and paid once', async () => {
    await chargeAboveFreeLimit();
    await fault({ call: 'payPaymentCode', kind: 'drop', when: 'after' });
    await fault({ call: 'queryPaymentCode', ...broken });
    await tap('button', '付款 300.0 龙币');
    await typePassword(usualPassword);
    expect(sheet().getByText('正在付款')).toBeInTheDocument();
    await reload();
    await pass(10_000);
    await settled();
    await tap('button', '查看结果');
    expect(screen.getByText('2,380.5 龙币')).toBeInTheDocument();
    expect(sentCalls('payPaymentCode')).toHaveLength(1);
    expect(await movedAmounts()).toEqual([3_000, 3_000]);
  });

  it('shows the reason of a refusal, and is notified when the sheet is closed', async () => {
    await chargeAboveFreeLimit();
    await fault({ call: 'payPaymentCode', kind: 'code', value: '5110', message: '余额不足，无法付款' });
    await tap('button', '付款 300.0 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(sheet().getByRole('alert')).toHaveTextContent('余额不足，无法付款');
    await tap('button', '关闭');
    expect(isSheetClosed()).toBe(true);
    expect((await gatewayState()).paymentCodes.orders.map(({ state }) => state)).toEqual(['cancelled']);
  });
});
