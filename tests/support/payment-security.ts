import { act, fireEvent, screen, within } from '@testing-library/react';
import { tap } from './actions';
import { settled } from './render-app';

export const main = () => within(screen.getByRole('main'));

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
  const sum = main()
    .getByText(/^\d+ \+ \d+ = \?$/)
    .textContent.match(/\d+/g);
  await type(
    screen.getByRole('textbox', { name: '答案' }),
    String((sum ?? []).reduce((total, part) => total + Number(part), 0)),
  );
  await tap('button', '提交答案');
}
