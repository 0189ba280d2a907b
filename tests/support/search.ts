import { fireEvent, screen } from '@testing-library/react';
import { pass, settled } from './render-app';

export const field = () => screen.getByRole('combobox', { name: /^搜/ });

export const put = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** Types, and lets the pause go by after which the gateways are asked. */
export async function type(text: string): Promise<void> {
  put(text);
  await pass(300);
  await settled();
}

export const submit = async () => {
  fireEvent.submit(screen.getByRole('search'));
  await settled();
};
