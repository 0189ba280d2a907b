import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { confirm, fillTransfer, openConfirmation, tap } from '../../support/actions';
import { clearFaults, fault, gatewayState, transfers } from '../../support/gateways/screen-network';
import { passwordPad } from '../../support/payment-security';
import { reachPasswordStep } from '../../support/payment-steps';
import { pass, reload, settled } from '../../support/render-app';
import { otherThan, typePassword } from '../../support/secrets';

const wrong = otherThan(usualPassword);
/** Everything that the browser stores for the app. */
function storedOnDevice(): string {
  const stores = [localStorage, sessionStorage];
  return stores.flatMap((store) => Object.keys(store).map((name) => store.getItem(name))).join();
}

describe('the payment password', () => {
  it('sends the payment as soon as its sixth digit is right', async () => {
    await reachPasswordStep();
    expect(within(passwordPad()).getByText('1,500.0')).toBeInTheDocument();
    expect(within(passwordPad()).getByText('从个人账户转给陈思远')).toBeInTheDocument();
    await typePassword(usualPassword);
    expect(window.location.hash).toMatch(/^#\/rewardDetail\?id=T\d+&fresh=1$/);
    expect(await transfers()).toMatchObject([{ money: 15_000 }]);
  });

  it('can be typed on a keyboard', async () => {
    await reachPasswordStep();
    for (const key of ['1', 'Backspace', ...usualPassword.split('')])
      fireEvent.keyDown(document.body, { key });
    await settled();
    expect(await transfers()).toHaveLength(1);
  });

  it('can be pasted, as from a password manager, and another text that holds no digits changes nothing', async () => {
    await reachPasswordStep();
    const paste = (text: string) =>
      fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
    paste('密码');
    expect(within(passwordPad()).getByText('支付密码，共 6 位，已输入 0 位')).toBeInTheDocument();
    paste(usualPassword);
    await settled();
    expect(await transfers()).toHaveLength(1);
  });

  it('counts the attempts left after a wrong one, and clears the input', async () => {
    await reachPasswordStep();
    await typePassword(wrong);
    expect(within(passwordPad()).getByRole('alert')).toHaveTextContent('密码不对，还可以试 4 次');
    expect(within(passwordPad()).getByText('支付密码，共 6 位，已输入 0 位')).toBeInTheDocument();
    await typePassword(wrong);
    expect(within(passwordPad()).getByRole('alert')).toHaveTextContent('密码不对，还可以试 3 次');
    await typePassword(usualPassword);
    expect(await transfers()).toHaveLength(1);
  });

  it('locks after five wrong attempts, and removes the keypad', async () => {
    await reachPasswordStep();
    for (let turn = 0; turn < 5; turn += 1) await typePassword(wrong);
    expect(within(passwordPad()).getByRole('alert')).toHaveTextContent('密码错误次数过多，已锁定至 10:11');
    expect(within(passwordPad()).queryByRole('group', { name: '密码键盘' })).toBeNull();
    expect(await transfers()).toEqual([]);
  });

  it('reports a lost request, and can be typed again', async () => {
    await reachPasswordStep();
    await fault({ call: 'checkPassword', kind: 'drop', times: 'always' });
    await typePassword(usualPassword);
    await pass(3_000);
    expect(within(passwordPad()).getByRole('alert')).toHaveTextContent('网络连接失败，请稍后再试');
    await clearFaults();
    await typePassword(usualPassword);
    expect(await transfers()).toHaveLength(1);
  });

  it('is never stored on the device, and never appears in the address', async () => {
    await reachPasswordStep();
    for (const digit of usualPassword.slice(0, 5))
      fireEvent.click(screen.getByRole('button', { name: digit }));
    await settled();
    expect(storedOnDevice()).not.toContain(usualPassword.slice(0, 5));
    await typePassword(usualPassword.slice(5));
    expect(storedOnDevice() + window.location.href).not.toContain(usualPassword);
    const { journal } = await gatewayState();
    expect(JSON.stringify(journal)).not.toContain(usualPassword);
  });

  it('exposes how many digits were typed, never which', async () => {
    await reachPasswordStep();
    fireEvent.click(screen.getByRole('button', { name: '9' }));
    await settled();
    expect(within(passwordPad()).getByRole('status')).toHaveTextContent('支付密码，共 6 位，已输入 1 位');
  });

  it('shuffles its keys for people who choose that, after a reload too', async () => {
    await reachPasswordStep();
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

  it('authorises only the one payment that it was typed for', async () => {
    await reachPasswordStep();
    await typePassword(usualPassword);
    await fillTransfer({ amount: '1100' });
    await openConfirmation();
    await confirm();
    expect(passwordPad()).toBeInTheDocument();
    expect(await transfers()).toHaveLength(1);
  });
});
