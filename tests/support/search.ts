import { fireEvent, screen } from '@testing-library/react';
import { pass, settled } from './render-app';

export const field = () => screen.getByRole('combobox', { name: /^搜/ });

export const setSearchText = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** Types, and waits for the pause after which the gateways are queried. */
export async function type(text: string): Promise<void> {
  setSearchText(text);
  await pass(300);
  await settled();
}

export const submit = async () => {
  fireEvent.submit(screen.getByRole('search'));
  await settled();
};
