import { act, fireEvent, screen, within } from '@testing-library/react';
import { securityOf, withSecurity, type Security } from '@/mocks/payment-security/security';
import { main, tap } from './actions';
import { me } from './gateways/mock-gateways';
import { changeWorld, gatewayState } from './gateways/screen-network';
import { settled } from './render-app';

export const storedSecurity = async () => securityOf(await gatewayState(), me);
export const changeSecurity = (changed: Partial<Security>) =>
  changeWorld((state) => withSecurity(state, me, changed));

export const inMain = () => within(main());
export const passwordPad = () => screen.getByRole('dialog', { name: '输入支付密码' });
export const toggle = (name: string | RegExp) => screen.getByRole('switch', { name });
export const chip = (name: string) => screen.getByRole('radio', { name });

export async function press(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await settled();
}

export async function type(field: HTMLElement, value: string): Promise<void> {
  fireEvent.change(field, { target: { value } });
  await settled();
}

export async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
    await Promise.resolve();
  });
  await settled();
}

export async function answerCaptcha(): Promise<void> {
  await tap('button', '换成文字题');
  const sum = inMain()
    .getByText(/^\d+ \+ \d+ = \?$/)
    .textContent.match(/\d+/g);
  await type(
    screen.getByRole('textbox', { name: '答案' }),
    String((sum ?? []).reduce((total, part) => total + Number(part), 0)),
  );
  await tap('button', '提交答案');
}
