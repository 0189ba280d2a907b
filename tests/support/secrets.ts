import { fireEvent, screen } from '@testing-library/react';
import { gatewayState } from './gateways/screen-network';
import { settled } from './render-app';

/** Types a payment password on the app's keypad. */
export async function typePassword(password: string): Promise<void> {
  for (const digit of password) fireEvent.click(screen.getByRole('button', { name: digit }));
  await settled();
}

/** The code of the newest SMS, as the phone shows it. */
export async function newestCode(): Promise<string> {
  const { feed } = await gatewayState();
  const code = /\d{6}/.exec(feed.find(({ kind }) => kind === 'sms')?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

/** Enters a code by SMS, as by typing, pasting or autofill. */
export async function enterCode(code: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name: '短信验证码' }), { target: { value: code } });
  await settled();
}

/** Six digits other than these. */
export function otherThan(digits: string): string {
  return digits.replace(/^./, (first) => String((Number(first) + 1) % 10));
}
