import { fireEvent, screen, within } from '@testing-library/react';
import axios, { AxiosError } from 'axios';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/people/people';
import {
  securityOf,
  usualPassword,
  usualSecurity,
  withSecurity,
  type Security,
} from '@/mocks/payment-security/security';
import { tap } from '../support/actions';
import { me, pinned } from '../support/mock-gateways';
import { openApp, pass, reload, settled } from '../support/render-app';
import { changeWorld, fault, gatewayState, heal, sentCalls } from '../support/screen-network';
import { enterCode, newestCode, otherThan, typePassword } from '../support/secrets';

const newPassword = '480615';
const wrong = otherThan(usualPassword);
const guarded = async () => securityOf(await gatewayState(), me);
const differ = (changed: Partial<Security>) => changeWorld((state) => withSecurity(state, me, changed));
const main = () => within(screen.getByRole('main'));
const pad = () => screen.getByRole('dialog', { name: '输入支付密码' });
const switched = (name: string | RegExp) => screen.getByRole('switch', { name });
const chip = (name: string) => screen.getByRole('radio', { name });
const limitField = () => screen.getByRole('textbox', { name: /的龙币$/ });

async function press(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await settled();
}

async function type(field: HTMLElement, value: string): Promise<void> {
  fireEvent.change(field, { target: { value } });
  await settled();
}

async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
    await Promise.resolve();
  });
  await settled();
}

async function answerCaptcha(): Promise<void> {
  await tap('button', '换成文字题');
  const sum = main()
    .getByText(/^\d+ \+ \d+ = \?$/)
    .textContent.match(/\d+/g);
  await type(
    screen.getByRole('textbox', { name: '答案' }),
    String((sum ?? []).reduce((total, part) => total + Number(part), 0)),
  );
  await tap('button', '提交答案');
}

describe('/payLimitation', () => {
  it('shows what is left without the password today, and every limit with the way to change it', async () => {
    await differ({
      free: { enabled: true, perPayment: tenths(2_000), perDay: tenths(5_000) },
      paid: [
        { time: pinned, kind: 'taxi', amount: tenths(286), free: true },
        { time: pinned, kind: 'mall', amount: tenths(1_400), free: true },
        { time: pinned, kind: 'transfer', amount: tenths(3_160), free: false },
      ],
    });
    await openApp('/payLimitation');
    expect(main().getByText('331.4')).toBeInTheDocument();
    expect(main().getByText('已用 168.6，共 2 笔')).toBeInTheDocument();
    expect(main().getByRole('img', { name: '每天 500.0，今天已用 168.6' })).toBeInTheDocument();
    expect(chip('200 龙币')).toBeChecked();
    const limit = (name: RegExp) => main().getByRole('link', { name });
    expect(limit(/每笔最多付 ?可设 100–10,000.*2,000\.0/)).toHaveAttribute(
      'href',
      '#/setLimitation?which=payment',
    );
    expect(limit(/每天最多付 ?今天已付 484\.6.*5,000\.0/)).toHaveAttribute(
      'href',
      '#/setLimitation?which=day',
    );
    expect(limit(/打车 ?今天 28\.6，每单结束自动付 ?每笔不超过 80\.0/)).toHaveAttribute(
      'href',
      '#/sceneLimitation?scene=taxi',
    );
    expect(limit(/充值与卡券 ?未开通免密.*每次验密码/)).toBeInTheDocument();
    expect(limit(/^场景授权/)).toHaveAttribute('href', '#/sceneAuthorize');
  });

  it('lowers at once, and nothing looks changed before the gateway has spoken', async () => {
    await fault({ call: 'free/save', kind: 'delay', value: 1_000 });
    await openApp('/payLimitation');
    await press(chip('100 龙币'));
    expect(chip('100 龙币')).toHaveAttribute('aria-busy', 'true');
    expect(chip('1,000 龙币')).toBeChecked();
    await press(chip('50 龙币'));
    await press(switched('免密支付'));
    await pass(1_100);
    await settled();
    expect(chip('100 龙币')).toBeChecked();
    expect(sentCalls('save')).toHaveLength(1);
    expect((await guarded()).free.perPayment).toBe(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('raises after the right password alone, and by the one call that it was typed for', async () => {
    await differ({ free: { ...usualSecurity.free, perPayment: tenths(1_000) } });
    await openApp('/payLimitation');
    await press(chip('500 龙币'));
    expect(within(pad()).getByText('每笔免密额度调高到 500.0 龙币')).toBeInTheDocument();
    await typePassword(wrong);
    expect(within(pad()).getByRole('alert')).toHaveTextContent('密码不对，还可以试 4 次');
    expect(sentCalls('save')).toEqual([]);
    await typePassword(usualPassword);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chip('500 龙币')).toBeChecked();
    expect(window.location.hash).toBe('#/payLimitation');
    await press(chip('1,000 龙币'));
    expect(pad()).toBeInTheDocument();
  });

  it('back closes the password step, and nothing was changed', async () => {
    await differ({ free: { ...usualSecurity.free, enabled: false } });
    await openApp('/payLimitation');
    expect(main().getByText('没有开启，每笔都要支付密码')).toBeInTheDocument();
    await press(switched('免密支付'));
    expect(within(pad()).getByText('开启免密支付')).toBeInTheDocument();
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(switched('免密支付')).not.toBeChecked();
    expect(window.location.hash).toBe('#/payLimitation');
  });

  it('switches off at once, and on again with the password', async () => {
    await openApp('/payLimitation');
    await press(switched('免密支付'));
    expect(switched('免密支付')).not.toBeChecked();
    await press(switched('免密支付'));
    await typePassword(usualPassword);
    expect(switched('免密支付')).toBeChecked();
    expect((await guarded()).free.enabled).toBe(true);
  });

  it('keeps what was where a change fails, and says why', async () => {
    await fault({ call: 'free/save', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/payLimitation');
    await press(switched('免密支付'));
    expect(screen.getByRole('alert')).toHaveTextContent('没有保存，限额还是原来的：系统维护中');
    expect(switched('免密支付')).toBeChecked();
    await heal();
    await press(switched('免密支付'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(switched('免密支付')).not.toBeChecked();
  });

  it('arrow keys go along the limits without choosing one', async () => {
    await openApp('/payLimitation');
    const chosen = chip('1,000 龙币');
    chosen.focus();
    fireEvent.keyDown(chosen, { key: 'ArrowLeft' });
    await settled();
    expect(chip('500 龙币')).toHaveFocus();
    expect(chosen).toBeChecked();
    expect(sentCalls('save')).toEqual([]);
  });

  it('says that there is no password, and asks for a code instead', async () => {
    await differ({ password: null, free: { ...usualSecurity.free, enabled: false } });
    await openApp('/payLimitation');
    expect(screen.getByRole('note')).toHaveTextContent('还没有设置支付密码，调高要用短信验证码');
    await press(switched('免密支付'));
    expect(window.location.hash).toBe('#/verificationCode?for=limits&which=free');
    await enterCode(await newestCode());
    expect(window.location.hash).toBe('#/payLimitation');
    expect(switched('免密支付')).toBeChecked();
    await tap('button', '去设置');
    expect(window.location.hash).toBe('#/setPassword');
  });

  it('says that the password is locked, and until when', async () => {
    await differ({ lockedUntil: pinned + 30 * 60_000 });
    await openApp('/payLimitation');
    expect(screen.getByRole('note')).toHaveTextContent('支付密码已锁定到 10:11，调高要用短信验证码');
    await tap('button', '重新设置');
    expect(screen.getByRole('heading', { name: '先确认是你本人在操作' })).toBeInTheDocument();
  });

  it('is there for a WALLET member as well', async () => {
    await openApp('/payLimitation', { sysType: 'WALLET' });
    expect(main().getByText('3,000.0')).toBeInTheDocument();
  });
});

describe('/setLimitation', () => {
  it('lowers at once, and leads back to the limits with the new figure', async () => {
    await openApp('/payLimitation');
    await press(screen.getByRole('link', { name: /^每天最多付/ }));
    await type(limitField(), '２５００');
    await tap('button', '调低到 2,500.0 龙币');
    expect(window.location.hash).toBe('#/payLimitation');
    expect(screen.getByRole('link', { name: /^每天最多付.*2,500\.0$/ })).toBeInTheDocument();
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect((await guarded()).limits).toEqual({ perPayment: 20_000, perDay: 25_000 });
  });

  it('raises with the password', async () => {
    await openApp('/setLimitation?which=day');
    await type(limitField(), '6000');
    expect(screen.getByText('调高要验证支付密码或短信验证码')).toBeInTheDocument();
    await tap('button', '调高到 6,000.0 龙币');
    await typePassword(usualPassword);
    expect(window.location.hash).toBe('#/payLimitation');
    expect(screen.getByRole('link', { name: /^每天最多付.*6,000\.0$/ })).toBeInTheDocument();
  });

  it('the keypad types as well, and back closes it', async () => {
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
    ['payment', '5000.1', '超过每天最多付的 5,000.0，先调高每天的'],
    ['day', '1999.9', '低于每笔最多付的 2,000.0，先调低每笔的'],
    ['day', '50000.1', '最多 50,000.0'],
    ['day', '0', '至少 100.0'],
    ['day', '1e4', '输入的数据不合法！'],
  ])('as %s, %s is refused at once: %s', async (which, typed, said) => {
    await openApp(`/setLimitation?which=${which}`);
    await type(limitField(), typed);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('button', { name: said })).toBeDisabled();
  });

  it('a limit in the way of the other one has a link to that one', async () => {
    await openApp('/setLimitation?which=payment');
    await type(limitField(), '6000');
    await press(screen.getByRole('link', { name: '去改每天最多付' }));
    expect(window.location.hash).toBe('#/setLimitation?which=day');
    expect(limitField()).toHaveValue('');
  });

  it('keeps what was typed where saving fails', async () => {
    await fault({ call: 'updatePaymentLimit', kind: 'drop', times: 'always' });
    await openApp('/setLimitation?which=payment');
    await type(limitField(), '1500');
    await tap('button', '调低到 1,500.0 龙币');
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有保存，限额还是原来的');
    expect(limitField()).toHaveValue('1500');
    expect(screen.getByText('现在 2,000.0')).toBeInTheDocument();
  });
});

it('whoever forgot the password on the way to a higher limit comes back to what was typed', async () => {
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

describe('a code for a change of limits', () => {
  async function askedForCode(): Promise<void> {
    await openApp('/payLimitation');
    await press(screen.getByRole('link', { name: /^每笔最多付/ }));
    await type(limitField(), '3000');
    await tap('button', '调高到 3,000.0 龙币');
    await tap('button', '用短信验证码');
  }

  it('is asked for on its own page, which a reload does not lose', async () => {
    await askedForCode();
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
    await askedForCode();
    await enterCode(await newestCode());
    expect(window.location.hash).toBe('#/payLimitation');
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  it('going back finds what was typed', async () => {
    await askedForCode();
    await goBack();
    expect(window.location.hash).toBe('#/setLimitation?which=payment');
    expect(limitField()).toHaveValue('3000');
  });

  it('can be done without by the password', async () => {
    await askedForCode();
    await tap('button', /^改用支付密码验证/);
    await typePassword(usualPassword);
    expect(window.location.hash).toBe('#/payLimitation');
    expect((await guarded()).limits.perPayment).toBe(30_000);
  });

  it('that was right is not asked for again where saving fails', async () => {
    await askedForCode();
    await fault({ call: 'updatePaymentLimit', kind: 'drop', times: 'always' });
    await enterCode(await newestCode());
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有保存，限额还是原来的');
    await heal();
    await tap('button', '再保存一次');
    expect(window.location.hash).toBe('#/payLimitation');
    expect((await guarded()).limits.perPayment).toBe(30_000);
    expect(sentCalls('verify')).toHaveLength(1);
  });

  it.each(['/verificationCode', '/verificationCode?for=limits&which=day&to=500000'])(
    '%s makes no change that nobody chose here',
    async (address) => {
      await openApp(address);
      expect(screen.getByText('没有等待验证的修改')).toBeInTheDocument();
      expect(sentCalls('sendCodes')).toEqual([]);
      await tap('button', '去支付限额');
      expect(window.location.hash).toBe('#/payLimitation');
    },
  );

  it('waits for ten minutes, no longer', async () => {
    await askedForCode();
    await pass(10 * 60_000);
    await reload();
    expect(screen.getByText('没有等待验证的修改')).toBeInTheDocument();
  });
});

describe('/sceneAuthorize and /sceneLimitation', () => {
  it('switches a scene off at once, and on with the password', async () => {
    await openApp('/sceneAuthorize');
    expect(switched(/^打车 ?每单结束自动付/)).toBeChecked();
    await press(switched(/^打车/));
    expect(switched(/^打车/)).not.toBeChecked();
    await press(switched(/^充值与卡券/));
    expect(within(pad()).getByText('开通充值与卡券免密，每笔不超过 100.0 龙币')).toBeInTheDocument();
    await typePassword(usualPassword);
    expect(switched(/^充值与卡券/)).toBeChecked();
    const { scenes } = await guarded();
    expect([scenes.taxi.free, scenes['top-up'].free]).toEqual([false, true]);
  });

  it('says where no scene counts, because payments without password are off', async () => {
    await differ({ free: { ...usualSecurity.free, enabled: false } });
    await openApp('/sceneAuthorize');
    expect(screen.getByRole('note')).toHaveTextContent('免密支付没有开启');
    await tap('button', '支付限额');
    expect(window.location.hash).toBe('#/payLimitation');
  });

  it('shows one scene with what was paid in it today, and changes its limit', async () => {
    await differ({ paid: [{ time: pinned, kind: 'mall', amount: tenths(980), free: true }] });
    await openApp('/sceneLimitation?scene=mall');
    expect(main().getByText('今天 98.0')).toBeInTheDocument();
    await press(chip('50 龙币'));
    expect(chip('50 龙币')).toBeChecked();
    await press(chip('200 龙币'));
    expect(within(pad()).getByText('商城每笔免密额度调高到 200.0 龙币')).toBeInTheDocument();
    await typePassword(usualPassword);
    expect(chip('200 龙币')).toBeChecked();
    expect((await guarded()).scenes.mall).toEqual({ free: true, perPayment: 2_000 });
  });

  it.each(['/sceneLimitation', '/sceneLimitation?scene=nothing'])(
    '%s shows the first scene, with the way to the others',
    async (address) => {
      await openApp(address);
      expect(screen.getByRole('heading', { level: 2, name: '打车' })).toBeInTheDocument();
      expect(chip('80 龙币')).toBeChecked();
      await press(chip('积分兑换'));
      expect(window.location.hash).toBe('#/sceneLimitation?scene=exchange');
      expect(main().getByText('每次验密码')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '查看所有场景' })).toHaveAttribute('href', '#/sceneAuthorize');
    },
  );
});

describe('/setPassword', () => {
  const heading = () => main().getByRole('heading', { level: 2 }).textContent;

  it('is changed by the old one and twice the new one, and leads back to where it was begun', async () => {
    await openApp('/settingNew');
    await tap('button', /^支付密码/);
    expect(main().getByText('第 1 步，共 3 步')).toBeInTheDocument();
    await typePassword(wrong);
    expect(screen.getByRole('alert')).toHaveTextContent('密码不对，还可以试 4 次');
    await typePassword(usualPassword);
    expect(heading()).toBe('输入新的支付密码');
    await typePassword(newPassword);
    expect(heading()).toBe('再输一次新密码');
    await typePassword(newPassword);
    expect(window.location.hash).toBe('#/settingNew');
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(screen.getByText('支付密码已更换')).toBeInTheDocument();
    expect((await guarded()).password).toBe(newPassword);
  });

  it('is set for the first time by twice the new one, and /settingNew knows it at once', async () => {
    await differ({ password: null });
    await openApp('/settingNew');
    expect(screen.getByRole('button', { name: /^支付密码 ?未设置/ })).toBeInTheDocument();
    await tap('button', '去设置');
    expect(main().getByText('第 1 步，共 2 步')).toBeInTheDocument();
    await typePassword(newPassword);
    await typePassword(newPassword);
    expect(screen.getByRole('button', { name: /^支付密码 ?已设置/ })).toBeInTheDocument();
    expect(screen.getByText('账户正常，支付密码与手机都已绑定')).toBeInTheDocument();
  });

  it.each([
    ['111111', '六位都一样，太容易猜到，请换一个'],
    ['123456', '数字连号，太容易猜到，请换一个'],
    ['987654', '数字连号，太容易猜到，请换一个'],
    [person(0).mobile.slice(-6), '和手机号后六位一样，请换一个'],
  ])('%s is refused at once: %s', async (weak, said) => {
    await differ({ password: null });
    await openApp('/setPassword');
    await typePassword(weak);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(heading()).toBe('输入新的支付密码');
    expect(sentCalls('updatePassword')).toEqual([]);
  });

  it('is typed anew where the second entry is another one', async () => {
    await differ({ password: null });
    await openApp('/setPassword');
    await typePassword(newPassword);
    await typePassword(otherThan(newPassword));
    expect(heading()).toBe('输入新的支付密码');
    expect(screen.getByRole('alert')).toHaveTextContent('两次输入的不一样，请从新密码重新输入');
    expect(sentCalls('updatePassword')).toEqual([]);
  });

  it('may not be the old one again, and another is taken without proving oneself anew', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(usualPassword);
    await typePassword(usualPassword);
    expect(screen.getByRole('alert')).toHaveTextContent('新密码不能和原来的一样');
    expect(heading()).toBe('输入新的支付密码');
    await typePassword(newPassword);
    await typePassword(newPassword);
    expect((await guarded()).password).toBe(newPassword);
    expect(sentCalls('checkPassword')).toHaveLength(1);
  });

  it('that did not arrive is sent again under the same key', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(newPassword);
    await fault({ call: 'updatePassword', kind: 'drop', times: 'always' });
    await typePassword(newPassword);
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('新密码没有设上，原来的还在');
    await heal();
    await typePassword(newPassword);
    expect((await guarded()).password).toBe(newPassword);
    expect(new Set(sentCalls('updatePassword').map(({ key }) => key)).size).toBe(1);
  });

  it('goes one step back, and after a reload begins with the first one', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(newPassword);
    await goBack();
    expect(heading()).toBe('输入新的支付密码');
    await goBack();
    expect(heading()).toBe('输入现在的支付密码');
    await typePassword(usualPassword);
    await reload();
    expect(heading()).toBe('输入现在的支付密码');
    expect(window.location.hash).toBe('#/setPassword');
  });

  it('asks for proof again where the old one was given too long ago', async () => {
    await openApp('/setPassword');
    await typePassword(usualPassword);
    await typePassword(newPassword);
    await pass(5 * 60_000);
    await typePassword(newPassword);
    expect(screen.getByText('请先验证支付密码或短信验证码')).toBeInTheDocument();
    expect(heading()).toBe('输入现在的支付密码');
    expect((await guarded()).password).toBe(usualPassword);
  });

  it('locks after five wrong ones; a captcha, a code and a new one unlock it', async () => {
    await openApp('/settingNew');
    await tap('button', /^支付密码/);
    for (let turn = 0; turn < 5; turn += 1) await typePassword(wrong);
    expect(screen.getByRole('alert')).toHaveTextContent('密码错了太多次，已锁定到 10:11');
    await tap('button', '忘记密码');
    expect(window.location.hash).toBe('#/verificationCode?for=password');
    expect(main().getByText('第 1 步，共 4 步')).toBeInTheDocument();
    expect(sentCalls('sendCaptcha')).toEqual([]);
    await answerCaptcha();
    expect(main().getByText('第 2 步，共 4 步')).toBeInTheDocument();
    await enterCode(await newestCode());
    expect(heading()).toBe('输入新的支付密码');
    await typePassword(newPassword);
    await typePassword(newPassword);
    expect(window.location.hash).toBe('#/settingNew');
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(await guarded()).toMatchObject({ password: newPassword, lockedUntil: null });
  });

  it('the captcha is a picture with a way in words, and a wrong answer brings another one', async () => {
    await openApp('/setPassword?way=forgot');
    const picture = () => screen.getByRole('img', { name: /可以换成文字题/ });
    const first = picture().getAttribute('src');
    await type(screen.getByRole('textbox', { name: '图里的数字' }), '0');
    await tap('button', '提交答案');
    expect(screen.getByRole('alert')).toHaveTextContent('答得不对，换了一题，再试一次');
    expect(picture().getAttribute('src')).not.toBe(first);
    expect(screen.getByRole('textbox', { name: '图里的数字' })).toHaveValue('');
    const digits = decodeURIComponent(picture().getAttribute('src') ?? '').match(/(?<=>)\d(?=<)/g) ?? [];
    await type(screen.getByRole('textbox', { name: '图里的数字' }), digits.join(''));
    await tap('button', '提交答案');
    expect(screen.getByText(/^已发送到尾号 \d{4} 的手机，用来重设支付密码$/)).toBeVisible();
  });

  it('a code on its way outlives a reload, and another one takes another captcha', async () => {
    await openApp('/verificationCode?for=password');
    await answerCaptcha();
    await pass(20_000);
    await reload();
    expect(screen.getByText(/^(39|40) 秒后可以重新发送$/)).toBeInTheDocument();
    expect(sentCalls('question')).toHaveLength(2);
    await pass(41_000);
    await tap('button', '重新发送');
    expect(heading()).toBe('先确认是你本人在操作');
    await tap('button', '不重发了');
    await tap('button', '重新发送');
    await answerCaptcha();
    expect(sentCalls('sendCaptcha')).toHaveLength(2);
    await enterCode(await newestCode());
    expect(heading()).toBe('输入新的支付密码');
  });

  it('a captcha service that does not answer is said, with a way to try again', async () => {
    const { adapter = [] } = axios.defaults;
    axios.defaults.adapter = () => Promise.reject(new AxiosError('cut', AxiosError.ERR_NETWORK));
    await openApp('/verificationCode?for=password');
    axios.defaults.adapter = adapter;
    expect(screen.getByRole('alert')).toHaveTextContent('题目没能取到');
    await tap('button', '再试一次');
    expect(screen.getByRole('img', { name: /可以换成文字题/ })).toBeInTheDocument();
  });

  it('leaves nothing of either password on the device, in the address or in what the gateways note', async () => {
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
