import { fireEvent, screen, within } from '@testing-library/react';
import { main } from './actions';
import { settled } from './render-app';

export const rows = () =>
  within(main())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

/** Answers the topmost dialog or sheet. */
export async function answer(name: string): Promise<void> {
  const dialogs = screen.getAllByRole('dialog');
  const top = dialogs[dialogs.length - 1];
  if (top === undefined) throw new Error('nothing is open');
  fireEvent.click(within(top).getByRole('button', { name }));
  await settled();
}
