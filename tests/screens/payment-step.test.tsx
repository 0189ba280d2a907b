import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { tokenOf } from '@/mocks/core/identity';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { useCodesSent } from '@/state/codes-sent';
import { sessionGiven } from '@/state/session';
import { changeWaits, waitingChange } from '@/state/limit-change';
import { confirm, fillTransfer, inSheet, openConfirmation, tap } from '../support/actions';
import { me, pinned, zhou } from '../support/mock-gateways';
import { pass, reload, settled } from '../support/render-app';
import { changeWorld, fault, gatewayState, heal, sentCalls } from '../support/screen-network';
import { enterCode, newestCode, otherThan, typePassword } from '../support/secrets';

const transfers = async () => (await gatewayState()).transfers;
const pad = () => screen.getByRole('dialog', { name: '输入支付密码' });
const wrong = otherThan(usualPassword);

/** Everything that the browser keeps of the app. */
function keptOnDevice(): string {
  const stores = [localStorage, sessionStorage];
  return stores.flatMap((store) => Object.keys(store).map((name) => store.getItem(name))).join();
}

/** A transfer above what goes without the password, up to where it is asked for. */
async function askedForPassword(): Promise<void> {
  await fillTransfer({ amount: '1500' });
  await openConfirmation();
  await confirm();
}

describe('whether the password will be asked for', () => {
  it('is said before a payment within the free limits, with what is left of today', async () => {
    await fillTransfer();
    await openConfirmation();
    expect(inSheet().getByText('这笔不用输密码，今天还可免密付 3,000.0')).toBeInTheDocument();
    expect(inSheet().getByRole('link', { name: '查看额度' })).toHaveAttribute('href', '#/payLimitation');
    await confirm();
    expect(await transfers()).toHaveLength(1);
  });

  it('is said before a payment above them, with the limit that it meets', async () => {
    await fillTransfer({ amount: '1000.1' });
    await openConfirmation();
    expect(inSheet().getByText('下一步输入支付密码，超过每笔免密额度 1,000.0')).toBeInTheDocument();
  });

  it('counts what was paid without it on the same day', async () => {
    await changeWorld((state) =>
      withSecurity(state, me, {
        paid: [{ time: pinned, kind: 'transfer', amount: tenths(29_000), free: true }],
      }),
    );
    await fillTransfer({ amount: '300' });
    await openConfirmation();
    expect(inSheet().getByText('下一步输入支付密码，今日免密额度不够了，每日 3,000.0')).toBeInTheDocument();
  });

  it('a payment above the limit of one payment is not begun, and the limit is said', async () => {
    await fillTransfer({ amount: '2000.1' });
    await openConfirmation();
    expect(inSheet().getByText(/^超过每笔最多付 2,000\.0 龙币/)).toBeInTheDocument();
    expect(inSheet().queryByRole('button', { name: /确认转出/ })).toBeNull();
    await tap('button', '返回修改');
    expect(sentCalls('batchTransfer')).toEqual([]);
  });

  it('is asked for where nobody says whether it is needed', async () => {
    await fault({
      call: 'queryPayType',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await fillTransfer();
    await openConfirmation();
    expect(inSheet().getByText('没能看出这笔要不要密码')).toBeInTheDocument();
    await confirm();
    await typePassword(usualPassword);
    expect(await transfers()).toHaveLength(1);
  });
});

describe('the payment password', () => {
  it('sends the payment as soon as its sixth digit is right', async () => {
    await askedForPassword();
    expect(within(pad()).getByText('1,500.0')).toBeInTheDocument();
    expect(within(pad()).getByText('从个人账户转给 1 位同事')).toBeInTheDocument();
    await typePassword(usualPassword);
    expect(window.location.hash).toMatch(/^#\/rewardDetail\?id=T\d+&fresh=1$/);
    expect(await transfers()).toMatchObject([{ money: 15_000 }]);
  });

  it('is typed on a keyboard as well', async () => {
    await askedForPassword();
    for (const key of ['1', 'Backspace', ...usualPassword.split('')])
      fireEvent.keyDown(document.body, { key });
    await settled();
    expect(await transfers()).toHaveLength(1);
  });

  it('counts down the tries where it is wrong, and what was typed is gone', async () => {
    await askedForPassword();
    await typePassword(wrong);
    expect(within(pad()).getByRole('alert')).toHaveTextContent('密码不对，还可以试 4 次');
    expect(within(pad()).getByText('支付密码，共 6 位，已输入 0 位')).toBeInTheDocument();
    await typePassword(wrong);
    expect(within(pad()).getByRole('alert')).toHaveTextContent('密码不对，还可以试 3 次');
    await typePassword(usualPassword);
    expect(await transfers()).toHaveLength(1);
  });

  it('locks after five wrong ones, and its keys are gone', async () => {
    await askedForPassword();
    for (let turn = 0; turn < 5; turn += 1) await typePassword(wrong);
    expect(within(pad()).getByRole('alert')).toHaveTextContent('密码错了太多次，已锁定到 10:11');
    expect(within(pad()).queryByRole('group', { name: '密码键盘' })).toBeNull();
    expect(await transfers()).toEqual([]);
  });

  it('that does not arrive is said to have failed, and can be typed again', async () => {
    await askedForPassword();
    await fault({ call: 'checkPassword', kind: 'drop', times: 'always' });
    await typePassword(usualPassword);
    await pass(3_000);
    expect(within(pad()).getByRole('alert')).toHaveTextContent('网络连接失败，请稍后再试');
    await heal();
    await typePassword(usualPassword);
    expect(await transfers()).toHaveLength(1);
  });

  it('is never kept on the device, and never stands in the address', async () => {
    await askedForPassword();
    for (const digit of usualPassword.slice(0, 5))
      fireEvent.click(screen.getByRole('button', { name: digit }));
    await settled();
    expect(keptOnDevice()).not.toContain(usualPassword.slice(0, 5));
    await typePassword(usualPassword.slice(5));
    expect(keptOnDevice() + window.location.href).not.toContain(usualPassword);
    const { journal } = await gatewayState();
    expect(JSON.stringify(journal)).not.toContain(usualPassword);
  });

  it('says how many digits there are, never which', async () => {
    await askedForPassword();
    fireEvent.click(screen.getByRole('button', { name: '9' }));
    await settled();
    expect(within(pad()).getByRole('status')).toHaveTextContent('支付密码，共 6 位，已输入 1 位');
  });

  it('keeps its keys in another order for whoever wants that, after a reload too', async () => {
    await askedForPassword();
    const keys = () =>
      within(screen.getByRole('group', { name: '密码键盘' }))
        .getAllByRole('button', { name: /^\d$/ })
        .map(({ textContent }) => textContent);
    expect(keys().join('')).toBe('1234567890');
    await tap('button', '随机键位');
    expect([...keys()].sort().join('')).toBe('0123456789');
    await reload();
    await confirm();
    expect(screen.getByRole('button', { name: '顺序键位' })).toBeInTheDocument();
  });

  it('allows the one payment alone that it was typed for', async () => {
    await askedForPassword();
    await typePassword(usualPassword);
    await fillTransfer({ amount: '1100' });
    await openConfirmation();
    await confirm();
    expect(pad()).toBeInTheDocument();
    expect(await transfers()).toHaveLength(1);
  });
});

describe('a code by SMS instead', () => {
  it('sends the payment where it is right', async () => {
    await askedForPassword();
    await tap('button', '用短信验证码');
    expect(screen.getByText(/^已发送到尾号 \d{4} 的手机$/)).toBeInTheDocument();
    await enterCode(await newestCode());
    expect(await transfers()).toHaveLength(1);
  });

  it('is what somebody without a password is asked for', async () => {
    await changeWorld((state) => withSecurity(state, me, { password: null }));
    await fillTransfer({ amount: '1500' });
    await openConfirmation();
    expect(inSheet().getByText('下一步输入短信验证码，超过每笔免密额度 1,000.0')).toBeInTheDocument();
    await confirm();
    await enterCode(await newestCode());
    expect(await transfers()).toHaveLength(1);
  });

  it('counts down its tries, and after the last one another has to be sent', async () => {
    await askedForPassword();
    await tap('button', '用短信验证码');
    const bad = otherThan(await newestCode());
    await enterCode(bad);
    expect(screen.getByText('验证码不对，还可以试 4 次')).toBeInTheDocument();
    for (let turn = 0; turn < 4; turn += 1) await enterCode(bad);
    expect(screen.getByText('错了太多次，这条验证码不能再用，请重新获取')).toBeInTheDocument();
    await enterCode(await newestCode());
    expect(screen.getByText('验证码已失效，请重新获取')).toBeInTheDocument();
    expect(await transfers()).toEqual([]);
  });

  it('can be asked for again after a minute, which a reload does not shorten', async () => {
    await askedForPassword();
    await tap('button', '用短信验证码');
    await pass(20_000);
    await reload();
    await confirm();
    await tap('button', '用短信验证码');
    expect(screen.getByText(/^(39|40) 秒后可以重新发送$/)).toBeInTheDocument();
    expect(sentCalls('sendCaptcha')).toHaveLength(1);
    await pass(41_000);
    await tap('button', '重新发送');
    expect(sentCalls('sendCaptcha')).toHaveLength(2);
  });

  it('that could not be sent is said, with a way to try again', async () => {
    await fault({
      call: 'sendCaptcha',
      kind: 'code',
      value: '5214',
      message: '今天已发 10 条验证码，请明天再试',
    });
    await askedForPassword();
    await tap('button', '用短信验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('验证码没能发出');
    expect(screen.getByRole('alert')).toHaveTextContent('今天已发 10 条验证码');
    await tap('button', '获取验证码');
    await enterCode(await newestCode());
    expect(await transfers()).toHaveLength(1);
  });
});

it('a code on its way, and a change that waits for one, are nothing to the next person', async () => {
  await askedForPassword();
  await tap('button', '用短信验证码');
  changeWaits({ what: 'payment', to: tenths(90_000) }, 'key', Date.now());
  expect(useCodesSent.getState().codes).toHaveLength(1);
  sessionGiven({ token: tokenOf(zhou), loginToken: tokenOf(zhou) });
  await reload();
  expect(useCodesSent.getState().codes).toEqual([]);
  expect(waitingChange(Date.now())).toBeNull();
});

it('leaving the password step leads back to the confirm sheet, with nothing sent', async () => {
  await askedForPassword();
  fireEvent.keyDown(pad(), { key: 'Escape' });
  await settled();
  expect(inSheet().getByText(/^下一步输入支付密码/)).toBeInTheDocument();
  expect(await transfers()).toEqual([]);
});
