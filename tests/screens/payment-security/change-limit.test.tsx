import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { tap, visit } from '../../support/actions';
import { fault } from '../../support/gateways/screen-network';
import { answerCaptcha, goBack, press, storedSecurity, type } from '../../support/payment-security';
import { openApp, pass, reload } from '../../support/render-app';
import { enterCode, newestCode, typePassword } from '../../support/secrets';

const newPassword = '480615';
const limitField = () => screen.getByRole('textbox', { name: /的龙币$/ });

describe('/setLimitation', () => {
  it('lowers a limit at once, and leads back to the limits with the new value', async () => {
    await openApp('/payLimitation');
    await press(screen.getByRole('link', { name: /^每天最多付/ }));
    await type(limitField(), '２５００');
    await tap('button', '调低到 2,500.0 龙币');
    expect(window.location.hash).toBe('#/payLimitation');
    expect(screen.getByRole('link', { name: /^每天最多付.*2,500\.0$/ })).toBeInTheDocument();
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect((await storedSecurity()).limits).toEqual({ perPayment: 20_000, perDay: 25_000 });
  });

  it('raises a limit with the password', async () => {
    await openApp('/setLimitation?which=day');
    await type(limitField(), '6000');
    expect(screen.getByText('调高需验证支付密码或短信验证码')).toBeInTheDocument();
    await tap('button', '调高到 6,000.0 龙币');
    await typePassword(usualPassword);
    expect(window.location.hash).toBe('#/payLimitation');
    expect(screen.getByRole('link', { name: /^每天最多付.*6,000\.0$/ })).toBeInTheDocument();
  });

  it('keeps what is written while the log-in expires, and forgets it once it is saved', async () => {
    await openApp('/setLimitation?which=day');
    await type(limitField(), '2500');
    await reload();
    expect(limitField()).toHaveValue('2500');
    await tap('button', '调低到 2,500.0 龙币');
    await visit('/setLimitation?which=day');
    expect(limitField()).toHaveValue('');
  });

  it('accepts the keypad too, which back closes', async () => {
    await openApp('/setLimitation?which=payment');
    await press(limitField());
    const keypad = within(screen.getByRole('dialog', { name: '每笔最多付' }));
    for (const key of ['8', '0', '0']) await press(keypad.getByRole('button', { name: key }));
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(limitField()).toHaveValue('800');
  });

  it.each([
    ['payment', '99.9', '至少 100.0'],
    ['payment', '10000.1', '最多 10,000.0'],
    ['payment', '5000.1', '超过每天限额 5,000.0，请先调高每天限额'],
    ['day', '1999.9', '低于每笔限额 2,000.0，请先调低每笔限额'],
    ['day', '50000.1', '最多 50,000.0'],
    ['day', '0', '至少 100.0'],
    ['day', '1e4', '输入的数据不合法！'],
  ])('refuses as %s the value %s at once: %s', async (which, typed, said) => {
    await openApp(`/setLimitation?which=${which}`);
    await type(limitField(), typed);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('button', { name: said })).toBeDisabled();
  });

  it('links to the other limit when that one is in the way', async () => {
    await openApp('/setLimitation?which=payment');
    await type(limitField(), '6000');
    await press(screen.getByRole('link', { name: '修改每天限额' }));
    expect(window.location.hash).toBe('#/setLimitation?which=day');
    expect(limitField()).toHaveValue('');
  });

  it('keeps what was typed when saving fails', async () => {
    await fault({ call: 'updatePaymentLimit', kind: 'drop', times: 'always' });
    await openApp('/setLimitation?which=payment');
    await type(limitField(), '1500');
    await tap('button', '调低到 1,500.0 龙币');
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有收到答复，可能已经成功');
    expect(limitField()).toHaveValue('1500');
    expect(screen.getByText('当前 2,000.0')).toBeInTheDocument();
  });
});

it('keeps what was typed for a raise while a forgotten password is replaced', async () => {
  await openApp('/payLimitation');
  await press(screen.getByRole('link', { name: /^每天最多付/ }));
  await type(limitField(), '6000');
  await tap('button', '调高到 6,000.0 龙币');
  await tap('button', '忘记密码');
  await answerCaptcha();
  await enterCode(await newestCode());
  await typePassword(newPassword);
  await typePassword(newPassword);
  expect(limitField()).toHaveValue('6000');
  await tap('button', '调高到 6,000.0 龙币');
  await typePassword(newPassword);
  expect(window.location.hash).toBe('#/payLimitation');
  expect(window.history.state).toMatchObject({ idx: 0 });
  await press(screen.getByRole('link', { name: /^每天最多付.*6,000\.0$/ }));
  expect(limitField()).toHaveValue('');
});
