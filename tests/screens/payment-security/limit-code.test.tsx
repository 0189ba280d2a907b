import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { tap } from '../../support/actions';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { goBack, press, storedSecurity, type } from '../../support/payment-security';
import { openApp, pass, reload } from '../../support/render-app';
import { enterCode, newestCode, otherThan, typePassword } from '../../support/secrets';

const limitField = () => screen.getByRole('textbox', { name: /的龙币$/ });

describe('a code for a change of limits', () => {
  async function requestCode(): Promise<void> {
    await openApp('/payLimitation');
    await press(screen.getByRole('link', { name: /^每笔最多付/ }));
    await type(limitField(), '3000');
    await tap('button', '调高到 3,000.0 龙币');
    await tap('button', '用短信验证码');
  }

  it('is requested on its own page, which survives a reload', async () => {
    await requestCode();
    expect(window.location.hash).toBe('#/verificationCode?for=limits&which=payment');
    expect(
      screen.getByText(/^已发送到尾号 \d{4} 的手机，用来：每笔最多付调高到 3,000\.0 龙币$/),
    ).toBeVisible();
    await reload();
    expect(sentCalls('sendCodes')).toHaveLength(1);
    await enterCode(otherThan(await newestCode()));
    expect(screen.getByRole('alert')).toHaveTextContent('验证码不对，还可以试 4 次');
    await enterCode(await newestCode());
    expect(window.location.hash).toBe('#/payLimitation');
    expect(screen.getByRole('link', { name: /^每笔最多付.*3,000\.0$/ })).toBeInTheDocument();
  });

  it('leads back to the limits in one step, not to the form', async () => {
    await requestCode();
    await enterCode(await newestCode());
    expect(window.location.hash).toBe('#/payLimitation');
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  it('keeps what was typed when the person goes back', async () => {
    await requestCode();
    await goBack();
    expect(window.location.hash).toBe('#/setLimitation?which=payment');
    expect(limitField()).toHaveValue('3000');
  });

  it('can be replaced by the password', async () => {
    await requestCode();
    await tap('button', /^改用支付密码验证/);
    await typePassword(usualPassword);
    expect(window.location.hash).toBe('#/payLimitation');
    expect((await storedSecurity()).limits.perPayment).toBe(30_000);
  });

  it('is not requested again when it was right and saving fails', async () => {
    await requestCode();
    await fault({ call: 'updatePaymentLimit', kind: 'drop', times: 'always' });
    await enterCode(await newestCode());
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有收到答复，可能已经成功');
    await clearFaults();
    await tap('button', '重新保存');
    expect(window.location.hash).toBe('#/payLimitation');
    expect((await storedSecurity()).limits.perPayment).toBe(30_000);
    expect(sentCalls('verify')).toHaveLength(1);
  });

  it.each(['/verificationCode', '/verificationCode?for=limits&which=day&to=500000'])(
    '%s changes nothing without a choice made on this device',
    async (address) => {
      await openApp(address);
      expect(screen.getByText('没有待验证的修改')).toBeInTheDocument();
      expect(sentCalls('sendCodes')).toEqual([]);
      await tap('button', '去支付限额');
      expect(window.location.hash).toBe('#/payLimitation');
    },
  );

  it('is valid for ten minutes', async () => {
    await requestCode();
    await pass(10 * 60_000);
    await reload();
    expect(screen.getByText('没有待验证的修改')).toBeInTheDocument();
  });
});
