import { fireEvent, screen } from '@testing-library/react';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { openApp, settled } from './render-app';

export const field = (name: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}收到的龙币`) });

export async function typeFor(name: string, value: string): Promise<void> {
  fireEvent.change(field(name), { target: { value } });
  await settled();
}

export async function choose(name: '每人相同' | '分别填写'): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settled();
}

/** Opens the page of a transfer to 陈思远, 周一航 and 苏念 with individual amounts. */
export async function openIndividualAmounts(): Promise<void> {
  recipientsChosen([person(1), person(3), person(4)]);
  await openApp('/transfer1');
  await choose('分别填写');
}

export async function fillThree(): Promise<void> {
  await openIndividualAmounts();
  await typeFor('陈思远', '188');
  await typeFor('周一航', '66');
  await typeFor('苏念', '8.8');
}
