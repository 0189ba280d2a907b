import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agreementTicked } from '@/areas/activation/state';
import { languageChosen } from '@/state/preferences';
import { tap } from '../../support/actions';
import {
  activations,
  callsOf,
  goBack,
  newestCode,
  reachCode,
  stepNow,
  typeCode,
} from '../../support/activation';
import { liang, me } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

async function makeWrongCode(): Promise<string> {
  return String((Number(await newestCode()) + 1) % 1_000_000).padStart(6, '0');
}
async function advanceAndSettle(milliseconds: number): Promise<void> {
  await pass(milliseconds);
  await settled();
}

describe('the activation of an account', () => {
  it('leads over person, agreements and code to the result, and updates every page', async () => {
    await freshApp('no-account');
    await openApp('/activation');
    expect(stepNow()).toHaveTextContent('确认身份');
    expect(screen.getByText('**禾')).toBeInTheDocument();
    expect(screen.getByText(/^138\*{4}\d{4}$/)).toBeInTheDocument();
    expect(screen.getByText(me)).toBeInTheDocument();
    await tap('button', '是本人，下一步');
    expect(stepNow()).toHaveTextContent('阅读协议');
    await tap('checkbox', '我已阅读并同意以上协议');
    await tap('button', '同意并验证手机');
    expect(stepNow()).toHaveTextContent('验证手机');
    await typeCode(await newestCode());
    expect(window.location.hash).toBe('#/activation?step=done');
    expect(screen.getByText('账户已激活')).toBeInTheDocument();
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    await tap('button', '去首页');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await callsOf('sendAlertMsg')).toBe(1);
    expect(await callsOf('activateAccount')).toBe(1);
  });

  it('updates an account that was missing before: the balance on /home and the paying account of /transfer1', async () => {
    await freshApp('no-account');
    await openApp('/home');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '激活账户' }));
    await settled();
    await tap('button', '是本人，下一步');
    await tap('checkbox', '我已阅读并同意以上协议');
    await tap('button', '同意并验证手机');
    await typeCode(await newestCode());
    await tap('button', /^给同事转账/);
    expect(window.location.hash).toBe('#/transfer1');
    expect(screen.getByText(/2,680\.5/)).toBeInTheDocument();
    await goBack();
    await tap('button', '去首页');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.getByText('260.0 将于 30 天内到期')).toBeInTheDocument();
  });

  it('highlights the words of the unticked box, and sends nothing', async () => {
    await freshApp('no-account');
    await openApp('/activation?step=agreement');
    const box = screen.getByRole('checkbox', { name: '我已阅读并同意以上协议' });
    expect(box).toBeValid();
    await tap('button', '同意并验证手机');
    expect(box).toBeInvalid();
    expect(stepNow()).toHaveTextContent('阅读协议');
    expect(await callsOf('sendAlertMsg')).toBe(0);
  });

  it('keeps the tick while the agreements are read', async () => {
    await freshApp('no-account');
    await openApp('/activation?step=agreement');
    await tap('checkbox', '我已阅读并同意以上协议');
    await tap('button', '隐私政策');
    expect(window.location.hash).toBe('#/settingAuth2');
    await goBack();
    expect(screen.getByRole('checkbox', { name: '我已阅读并同意以上协议' })).toBeChecked();
  });

  it('does not carry a tick over to another person', async () => {
    await freshApp('no-account');
    await changeWorld((state) => ({ ...state, withoutAccount: [liang] }));
    agreementTicked(me, true);
    await openApp('/activation?step=code', { as: liang });
    expect(stepNow()).toHaveTextContent('阅读协议');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('resumes at the same step after a reload without another code, and shows the result after another reload', async () => {
    await reachCode();
    await reload();
    expect(stepNow()).toHaveTextContent('验证手机');
    expect(await callsOf('sendAlertMsg')).toBe(1);
    await typeCode(await newestCode());
    await reload();
    expect(screen.getByText('账户已激活')).toBeInTheDocument();
    expect(await activations()).toBe(1);
  });

  it('goes back step by step', async () => {
    await reachCode();
    await goBack();
    expect(stepNow()).toHaveTextContent('阅读协议');
    await goBack();
    expect(stepNow()).toHaveTextContent('确认身份');
  });

  it('shows the result when the answer was lost, and happens once', async () => {
    await reachCode();
    await fault({ call: 'activateAccount', kind: 'drop', when: 'after', times: 'always' });
    await typeCode(await newestCode());
    for (let seconds = 0; seconds < 4; seconds += 1) await advanceAndSettle(1_000);
    expect(screen.getByText('账户已激活')).toBeInTheDocument();
    expect(await activations()).toBe(1);
    const keys = sentCalls('activateAccount').map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the result when the page was reloaded before the answer came', async () => {
    await reachCode();
    await changeWorld((state) => ({ ...state, withoutAccount: [] }));
    await reload();
    expect(screen.getByText('账户已激活')).toBeInTheDocument();
  });

  it('states the attempts left, and says that a code was used up by too many wrong attempts', async () => {
    await reachCode();
    const wrong = await makeWrongCode();
    await typeCode(wrong);
    expect(screen.getByText('验证码不对，还可以试 4 次')).toBeInTheDocument();
    for (let tries = 0; tries < 4; tries += 1) await typeCode(wrong);
    expect(screen.getByText('错误次数过多，请重新获取验证码')).toBeInTheDocument();
    await advanceAndSettle(60_000);
    await tap('button', '重新发送');
    await typeCode(await newestCode());
    expect(screen.getByText('账户已激活')).toBeInTheDocument();
  });

  it('leads to the account when another tab activated it first', async () => {
    await freshApp('no-account');
    await openApp('/activation?step=agreement');
    await tap('checkbox', '我已阅读并同意以上协议');
    await changeWorld((state) => ({ ...state, withoutAccount: [] }));
    await tap('button', '同意并验证手机');
    expect(screen.getByText('账户已激活')).toBeInTheDocument();
    expect((await gatewayState()).codes).toEqual([]);
  });

  it('uses the new calls in a WALLET session', async () => {
    await freshApp('no-account');
    await openApp('/activation', { sysType: 'WALLET' });
    expect(screen.getByText('会员账号')).toBeInTheDocument();
    await tap('button', '是本人，下一步');
    await tap('checkbox', '我已阅读并同意以上协议');
    await tap('button', '同意并验证手机');
    await typeCode(await newestCode());
    expect(screen.getByText('账户已激活')).toBeInTheDocument();
    expect(screen.getByText(`LM${me.slice(2)}`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^给同事转账/ })).toBeNull();
    expect(await callsOf('unified/sendCodes')).toBe(1);
    expect(await callsOf('activateAccount-v2')).toBe(1);
    expect(await callsOf('sendAlertMsg')).toBe(0);
  });

  it('is available in English', async () => {
    await freshApp('no-account');
    languageChosen('en-US');
    agreementTicked(me, true);
    await openApp('/activation?step=code');
    await settled();
    expect(screen.getByRole('list', { name: 'Progress of the activation' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Enter the code from the SMS' })).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: await newestCode() } });
    await settled();
    await settled();
    expect(screen.getByText('Your account is active')).toBeInTheDocument();
  });
});
