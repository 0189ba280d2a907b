import { act, fireEvent, screen, within } from '@testing-library/react';
import { tap } from './actions';
import { gatewayState } from './gateways/screen-network';
import { freshApp, openApp, settled } from './render-app';

/** The newest code that was sent by SMS. */
export async function newestCode(): Promise<string> {
  const { codes } = await gatewayState();
  return codes[codes.length - 1]?.code ?? '';
}

export async function typeCode(code: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name: '短信验证码' }), { target: { value: code } });
  await settled();
}

/** Counts the calls of this name. */
export async function callsOf(name: string): Promise<number> {
  const { journal } = await gatewayState();
  return journal.calls.filter(({ call }) => call === name).length;
}

/** Counts the activations by the public account's notice of each. */
export async function activations(): Promise<number> {
  const { feed } = await gatewayState();
  return feed.filter(({ kind }) => kind === 'notice').length;
}

export async function goBack(): Promise<void> {
  act(() => window.history.back());
  await settled();
}

/** Does everything up to the code, which has been sent. */
export async function reachCode(): Promise<void> {
  await freshApp('no-account');
  await openApp('/activation');
  await tap('button', '是本人，下一步');
  await tap('checkbox', '我已阅读并同意以上协议');
  await tap('button', '同意并验证手机');
}

export const stepNow = () =>
  within(screen.getByRole('list', { name: '激活进度' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step');
