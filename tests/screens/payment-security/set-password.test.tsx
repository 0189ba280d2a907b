import { screen } from '@testing-library/react';
import axios, { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '@/messages/errors';
import { person } from '@/mocks/core/people';
import { usualPassword } from '@/mocks/payment-security/security';
import { tap } from '../../support/actions';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import {
  answerCaptcha,
  changeSecurity,
  goBack,
  inMain,
  storedSecurity,
  type,
} from '../../support/payment-security';
import { openApp, pass, reload } from '../../support/render-app';
import { enterCode, newestCode, otherThan, typePassword } from '../../support/secrets';

const newPassword = '480615';
const wrong = otherThan(usualPassword);

describe('/setPassword', () => {
  const heading = () => inMain().getByRole('heading', { level: 2 }).textContent;

  it('changes the password by the old one and twice the new one, and leads back to where it was opened', async () => {
    await openApp('/settingNew');
    await tap('button', /^支付密码/);
    expect(inMain().getByText('第 1 步，共 3 步')).toBeInTheDocument();
    await typePassword(wrong);
    expect(screen.getByRole('alert')).toHaveTextContent('密码不对，还可以试 4 次');
    await typePassword(usualPassword);
    expect(heading()).toBe('输入新的支付密码');
    await typePassword(newPassword);
    expect(heading()).toBe('再次输入新密码');
    await typePassword(newPassword);
    expect(window.location.hash).toBe('#/settingNew');
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(screen.getByText('支付密码已修改')).toBeInTheDocument();
    expect((await storedSecurity()).password).toBe(newPassword);
  });

  it('sets a first password by twice the new one, and /settingNew shows it at once', async () => {
    await changeSecurity({ password: null });
    await openApp('/settingNew');
    expect(screen.getByRole('button', { name: /^支付密码 ?未设置/ })).toBeInTheDocument();
    await tap('button', '去设置');
    expect(inMain().getByText('第 1 步，共 2 步')).toBeInTheDocument();
    await typePassword(newPassword);
    await typePassword(newPassword);
    expect(screen.getByRole('button', { name: /^支付密码 ?已设置/ })).toBeInTheDocument();
    expect(screen.getByText('账户正常，支付密码与手机都已绑定')).toBeInTheDocument();
  });

  it.each([
    ['111111', '六位数字相同，太简单，请换一个'],
    ['123456', '数字连号，太简单，请换一个'],
    ['987654', '数字连号，太简单，请换一个'],
    ['246246', '数字有规律重复，太简单，请换一个'],
    [person(0).mobile.slice(-6), '不能与手机号后六位相同，请换一个'],
  ])('refuses %s at once: %s', async (weak, said) => {
    await changeSecurity({ password: null });
    await openApp('/setPassword');
    await typePassword(weak);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(heading()).toBe('输入新的支付密码');
    expect(sentCalls('updatePassword')).toEqual([]);
  });

  it('asks for the new password again when the second entry differs', async () => {
    await changeSecurity({ password: null });
    await openApp('/setPassword');
    await typePassword(newPassword);
    await typePassword(otherThan(newPassword));
    expect(heading()).toBe('输入新的支付密码');
    expect(screen.getByRole('alert')).toHaveTextContent('两次输入不一致，请重新输入新密码');
    expect(sentCalls('updatePassword')).toEqual([]);
  });

  it('refuses the old password as the new one where it is typed, and accepts another without a new proof', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(usualPassword);
    expect(screen.getByRole('alert')).toHaveTextContent('不能与原密码相同，请换一个');
    expect(heading()).toBe('输入新的支付密码');
    expect(sentCalls('updatePassword')).toEqual([]);
    await typePassword(newPassword);
    await typePassword(newPassword);
    expect((await storedSecurity()).password).toBe(newPassword);
    expect(sentCalls('checkPassword')).toHaveLength(1);
  });

  it('does not say that a password without an answer was not set, and sends it again under the same key', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(newPassword);
    await fault({ call: 'updatePassword', kind: 'drop', times: 'always' });
    await typePassword(newPassword);
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent(errorMessages.zh.unanswered);
    await clearFaults();
    await typePassword(newPassword);
    expect((await storedSecurity()).password).toBe(newPassword);
    expect(new Set(sentCalls('updatePassword').map(({ key }) => key)).size).toBe(1);
  });

  it('goes one step back, and starts with the first step after a reload', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(newPassword);
    await goBack();
    expect(heading()).toBe('输入新的支付密码');
    await goBack();
    expect(heading()).toBe('输入当前支付密码');
    await typePassword(usualPassword);
    await reload();
    expect(heading()).toBe('输入当前支付密码');
    expect(window.location.hash).toBe('#/setPassword');
  });

  it('asks for the old password again when it was given too long ago', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(newPassword);
    await pass(5 * 60_000);
    await typePassword(newPassword);
    expect(screen.getByText('请先验证支付密码或短信验证码')).toBeInTheDocument();
    expect(heading()).toBe('输入当前支付密码');
    expect((await storedSecurity()).password).toBe(usualPassword);
  });

  it('locks after five wrong attempts, and unlocks by a captcha, a code and a new password', async () => {
    await openApp('/settingNew');
    await tap('button', /^支付密码/);
    for (let turn = 0; turn < 5; turn += 1) await typePassword(wrong);
    expect(screen.getByRole('alert')).toHaveTextContent('密码错误次数过多，已锁定至 10:11');
    await tap('button', '忘记密码');
    expect(window.location.hash).toBe('#/verificationCode?for=password');
    expect(inMain().getByText('第 1 步，共 4 步')).toBeInTheDocument();
    expect(sentCalls('sendCaptcha')).toEqual([]);
    await answerCaptcha();
    expect(inMain().getByText('第 2 步，共 4 步')).toBeInTheDocument();
    await enterCode(await newestCode());
    expect(heading()).toBe('输入新的支付密码');
    await typePassword(newPassword);
    await typePassword(newPassword);
    expect(window.location.hash).toBe('#/settingNew');
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(await storedSecurity()).toMatchObject({ password: newPassword, lockedUntil: null });
  });

  it('shows the captcha as a picture with a text alternative, and replaces it after a wrong answer', async () => {
    await openApp('/setPassword?way=forgot');
    const picture = () => screen.getByRole('img', { name: /可换成文字题/ });
    const first = picture().getAttribute('src');
    await type(screen.getByRole('textbox', { name: '图中的数字' }), '0');
    await tap('button', '提交答案');
    expect(screen.getByRole('alert')).toHaveTextContent('回答错误，已换一题，请再试一次');
    expect(picture().getAttribute('src')).not.toBe(first);
    expect(screen.getByRole('textbox', { name: '图中的数字' })).toHaveValue('');
    const digits = decodeURIComponent(picture().getAttribute('src') ?? '').match(/(?<=>)\d(?=<)/g) ?? [];
    await type(screen.getByRole('textbox', { name: '图中的数字' }), digits.join(''));
    await tap('button', '提交答案');
    expect(screen.getByText(/^已发送到尾号 \d{4} 的手机，用来重新设置支付密码$/)).toBeVisible();
  });

  it('keeps a sent code over a reload, and requires another captcha for another code', async () => {
    await openApp('/verificationCode?for=password');
    await answerCaptcha();
    await pass(20_000);
    await reload();
    expect(screen.getByText(/^(39|40) 秒后可以重新发送$/)).toBeInTheDocument();
    expect(sentCalls('question')).toHaveLength(2);
    await pass(41_000);
    await tap('button', '重新发送');
    expect(heading()).toBe('请先确认是你本人操作');
    await tap('button', '暂不重发');
    await tap('button', '重新发送');
    await answerCaptcha();
    expect(sentCalls('sendCaptcha')).toHaveLength(2);
    await enterCode(await newestCode());
    expect(heading()).toBe('输入新的支付密码');
  });

  it('says that the captcha service does not answer, and tries again', async () => {
    const { adapter = [] } = axios.defaults;
    axios.defaults.adapter = () => Promise.reject(new AxiosError('cut', AxiosError.ERR_NETWORK));
    await openApp('/verificationCode?for=password');
    axios.defaults.adapter = adapter;
    expect(screen.getByRole('alert')).toHaveTextContent('题目加载失败');
    await tap('button', '再试一次');
    expect(screen.getByRole('img', { name: /可换成文字题/ })).toBeInTheDocument();
  });

  it('leaves neither password on the device, in the address or in the gateways’ records', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(newPassword);
    await typePassword(newPassword);
    const kept = [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage).map((name) => storage.getItem(name)))
      .concat(window.location.href, JSON.stringify(window.history.state))
      .join();
    const { journal } = await gatewayState();
    for (const secret of [usualPassword, newPassword]) {
      expect(kept).not.toContain(secret);
      expect(JSON.stringify(journal)).not.toContain(secret);
    }
  });
});
