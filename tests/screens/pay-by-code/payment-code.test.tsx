import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { codeIssued } from '@/mocks/pay-by-code/payment-codes';
import { tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault, moveClock, sentCalls } from '../../support/gateways/screen-network';
import { controlDevice, loseNetwork, setHidden, setOnline } from '../../support/hosts/device';
import { card, expectNewest, expectNone, qrCode } from '../../support/payment-code';
import { freshApp, openApp, pass, settled } from '../../support/render-app';

const broken = { kind: 'code', value: '7777', message: '系统维护中', times: 'always' } as const;
controlDevice();

describe('the payment code', () => {
  it('is shown as bar code, QR code and masked digits, which can be read out', async () => {
    await openApp('/paymentQRcode');
    const code = await expectNewest();
    expect(screen.getByRole('img', { name: '付款条形码' })).toBeInTheDocument();
    await tap('button', '查看数字');
    expect(within(card()).getByText(code.replace(/(.{4})(?=.)/g, '$1 '))).toBeInTheDocument();
  });

  it('is enlarged by a tap, and reduced by Esc', async () => {
    await openApp('/paymentQRcode');
    await tap('button', '放大付款码');
    const large = screen.getByRole('dialog', { name: '付款码' });
    expect(within(large).getByRole('img', { name: '付款二维码' })).toBeInTheDocument();
    fireEvent.keyDown(large, { key: 'Escape' });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is renewed 5 s before it expires, so that one is always shown', async () => {
    await openApp('/paymentQRcode');
    const first = await expectNewest();
    await pass(50_000);
    expect(await expectNewest()).toBe(first);
    for (let second = 0; second < 8; second += 1) {
      await pass(1_000);
      expect(qrCode()).not.toBeNull();
    }
    expect(await expectNewest()).not.toBe(first);
    expect(sentCalls('paymentCode')).toHaveLength(2);
  });

  it('is removed once it expired when the next one does not come, which is shown as soon as it arrives', async () => {
    await openApp('/paymentQRcode');
    await fault({ call: 'paymentCode', kind: 'status', value: 500, times: 'always' });
    await pass(58_000);
    expect(qrCode()).not.toBeNull();
    await pass(3_000);
    expectNone('付款码加载失败，正在重试');
    await clearFaults();
    await pass(6_000);
    await expectNewest();
  });

  it('is requested again when a request has hung for 8 s', async () => {
    await fault({ call: 'paymentCode', kind: 'hang' });
    await openApp('/paymentQRcode');
    expectNone('正在加载付款码');
    await pass(8_000);
    expectNone('付款码加载失败，正在重试');
    await pass(3_000);
    await settled();
    await expectNewest();
  });

  it('is not requested again automatically after a refusal, which is shown with a way to try again', async () => {
    await fault({ call: 'paymentCode', ...broken });
    await openApp('/paymentQRcode');
    expectNone('系统维护中');
    await pass(20_000);
    expect(sentCalls('paymentCode')).toHaveLength(1);
    await clearFaults();
    await tap('button', '再试一次');
    await expectNewest();
  });

  it('is hidden while the page is hidden, and replaced when it is visible again', async () => {
    await openApp('/paymentQRcode');
    const first = await expectNewest();
    await tap('button', '放大付款码');
    await setHidden(true);
    expectNone('离开页面后，付款码自动隐藏');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(120_000);
    expect(sentCalls('paymentCode')).toHaveLength(1);
    await setHidden(false);
    expect(await expectNewest()).not.toBe(first);
    expect(screen.getByRole('dialog', { name: '付款码' })).toBeInTheDocument();
  });

  it('is not shown while offline, however long it is still valid, and is shown again online', async () => {
    await openApp('/paymentQRcode');
    await setOnline(false);
    expectNone('请联网后出示');
    await pass(70_000);
    expectNone('请联网后出示');
    await setOnline(true);
    await pass(1_000);
    await expectNewest();
  });

  it('detects by itself that the network is gone', async () => {
    await openApp('/paymentQRcode');
    await loseNetwork();
    await pass(8_000);
    expectNone('请联网后出示');
  });

  it.each([
    ['slow', 3_600_000],
    ['fast', -3_600_000],
  ])('is valid equally long on a phone whose clock is an hour %s', async (_, offset) => {
    await moveClock(offset);
    await openApp('/paymentQRcode');
    const first = await expectNewest();
    await pass(50_000);
    expect(await expectNewest()).toBe(first);
    await pass(7_000);
    expect(await expectNewest()).not.toBe(first);
    expect(sentCalls('paymentCode')).toHaveLength(2);
  });

  it('is shown as soon as it arrives, before any answer has shown that the phone is an hour fast', async () => {
    await moveClock(-3_600_000);
    await fault({ call: '*', kind: 'delay', value: 250, times: 'always' });
    await openApp('/paymentQRcode');
    expectNone('正在加载付款码');
    await pass(700);
    await expectNewest();
  });

  it('that another phone is showing is not shown here until the person asks for it', async () => {
    await openApp('/paymentQRcode');
    await changeWorld((state) => codeIssued(state, me, 0, Date.now()).state);
    await pass(8_000);
    expectNone('付款码正在另一个页面或手机上出示');
    await pass(120_000);
    expect(sentCalls('paymentCode')).toHaveLength(1);
    await tap('button', '在这里出示');
    await expectNewest();
    await pass(20_000);
    await expectNewest();
  });

  it('is never stored on the device', async () => {
    await openApp('/paymentQRcode');
    const code = await expectNewest();
    const kept = [localStorage, sessionStorage]
      .flatMap((store) => Object.keys(store).map((name) => store.getItem(name)))
      .join();
    expect(kept + window.location.href).not.toContain(code);
  });

  it('pays from the personal account, and says why the other account cannot pay', async () => {
    await openApp('/paymentQRcode');
    await tap('button', /个人账户付款/);
    const choice = within(screen.getByRole('dialog', { name: '选择付款账户' }));
    expect(choice.getByText('仅用于奖励同事，不能消费')).toBeInTheDocument();
    expect(choice.getByText('余额 2,680.5 龙币')).toBeInTheDocument();
  });

  it('offers no choice of accounts in a WALLET session', async () => {
    await openApp('/paymentQRcode', { sysType: 'WALLET' });
    await expectNewest();
    expect(within(card()).getByText('余额 2,680.5 龙币 · 免密单笔 ≤ 200')).toBeInTheDocument();
    expect(within(card()).queryByRole('button', { name: /个人账户付款/ })).toBeNull();
  });

  it.each(['LONGCOIN', 'WALLET'] as const)(
    'leads a person without an account to one, in a %s session',
    async (sysType) => {
      await freshApp('no-account');
      await openApp('/paymentQRcode', { sysType });
      if (sysType === 'LONGCOIN') await tap('button', '知道了');
      expect(screen.getByText('还没有龙币账户')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: '激活账户' })).toBeInTheDocument();
      expect(screen.queryByRole('img', { name: /^付款/ })).toBeNull();
    },
  );

  it('is not available to a person who has left the company', async () => {
    await freshApp('departed-me');
    await openApp('/paymentQRcode');
    expect(screen.getByRole('alert')).toHaveTextContent(/离职/);
    expect(screen.queryByRole('img', { name: /^付款/ })).toBeNull();
  });
});
