import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tap } from '../../support/actions';
import { charge, newestPaymentCode, sentCalls } from '../../support/gateways/screen-network';
import { controlDevice, setHidden } from '../../support/hosts/device';
import { expectNewest, movedAmounts } from '../../support/payment-code';
import { openApp, pass, reload, settled } from '../../support/render-app';

controlDevice();

describe('a cashier terminal that scans the payment code', () => {
  it('is paid, and the page shows the merchant, the amount and the balance, once', async () => {
    await openApp('/paymentQRcode');
    expect(await charge(180)).toBe('paid');
    await pass(2_000);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    expect(screen.getByText('2,662.5 龙币')).toBeInTheDocument();
    await tap('button', '再付一笔');
    await pass(6_000);
    await expectNewest();
  });

  it('leaves a result that remains after a reload, and does not return afterwards', async () => {
    await openApp('/paymentQRcode');
    await charge(180);
    await pass(2_000);
    await settled();
    await reload();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    await tap('button', '再付一笔');
    await pass(6_000);
    await expectNewest();
  });

  it('that scanned while the page was hidden is reported when the page is visible again', async () => {
    await openApp('/paymentQRcode');
    await setHidden(true);
    await charge(180);
    await setHidden(false);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
  });

  it.each([
    ['more than one payment may be', 20_001, '超过每笔限额', '查看限额'],
    ['more than there is', 300_000, '余额不足', null],
  ])('is refused %s, with the reason and another code on the page', async (_, money, reason, way) => {
    await openApp('/paymentQRcode');
    const first = await newestPaymentCode();
    await charge(money);
    await pass(2_000);
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByRole('button', { name: '查看限额' })).toEqual(
      way === null ? null : expect.anything(),
    );
    expect(await expectNewest()).not.toBe(first);
    await pass(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(sentCalls('paymentCode')).toHaveLength(2);
    expect(await movedAmounts()).toEqual([0, 0]);
  });

  it('is refused an old code, and the page says so', async () => {
    await openApp('/paymentQRcode');
    const photo = await newestPaymentCode();
    await setHidden(true);
    await setHidden(false);
    await pass(6_000);
    expect(await charge(180, photo)).toBe('replaced');
    await pass(2_000);
    expect(screen.getByRole('alert')).toHaveTextContent('付款码已更新，旧码或截图无效，云杉咖啡没有收款');
    await expectNewest();
    expect(await movedAmounts()).toEqual([0, 0]);
  });
});
