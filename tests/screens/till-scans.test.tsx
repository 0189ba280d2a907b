import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tap } from '../support/actions';
import { expectNewest, moved } from '../support/payment-code';
import { openApp, pass, reload, settled } from '../support/render-app';
import { charge, newestPaymentCode, sentCalls } from '../support/screen-network';

let isHidden = false;
let isThere = true;
beforeEach(() => {
  isHidden = false;
  isThere = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});
async function hide(hidden: boolean): Promise<void> {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange'));
  await settled();
}

describe('a till that scans it', () => {
  it('is paid, and the page shows whom, how much and what is left, once', async () => {
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

  it('leaves a result that is there after a reload, and does not come back afterwards', async () => {
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

  it('that scanned while the page was out of view is seen when it is back', async () => {
    await openApp('/paymentQRcode');
    await hide(true);
    await charge(180);
    await hide(false);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
  });

  it.each([
    ['more than one payment may be', 20_001, '超过每笔限额', '看限额'],
    ['more than there is', 300_000, '余额不足', null],
  ])('is refused %s, with the reason here and another code', async (_, money, reason, way) => {
    await openApp('/paymentQRcode');
    const first = await newestPaymentCode();
    await charge(money);
    await pass(2_000);
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByRole('button', { name: '看限额' })).toEqual(way === null ? null : expect.anything());
    expect(await expectNewest()).not.toBe(first);
    await pass(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(sentCalls('paymentCode')).toHaveLength(2);
    expect(await moved()).toEqual([0, 0]);
  });

  it('and was shown an old code is turned away, which is said here', async () => {
    await openApp('/paymentQRcode');
    const photo = await newestPaymentCode();
    await hide(true);
    await hide(false);
    await pass(6_000);
    expect(await charge(180, photo)).toBe('replaced');
    await pass(2_000);
    expect(screen.getByRole('alert')).toHaveTextContent('云杉咖啡扫到一张旧的付款码，可能是截图，没有收款');
    await expectNewest();
    expect(await moved()).toEqual([0, 0]);
  });
});
