import { fireEvent, screen, within } from '@testing-library/react';
import { tap } from './actions';
import { openApp, pass, settled } from './render-app';

/** Enrols for the free quiz and starts it, up to its first question. */
export async function startQuiz(): Promise<void> {
  await openApp('/answerReport?id=E0001');
  await tap('button', '立即报名');
  await tap('button', '开始答题');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '开始答题' }));
  await settled();
}

/** The options of the question that is shown. */
export const optionsShown = () => [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('checkbox')];

/** Answers the shown question somehow, and waits until the answer was sent. */
export async function answerSomehow(): Promise<void> {
  const [first] = optionsShown();
  if (first === undefined)
    fireEvent.change(screen.getByRole('textbox', { name: '你的答案' }), { target: { value: 'AED' } });
  else fireEvent.click(first);
  await pass(600);
  await settled();
}

/** Goes to a question of the running quiz by the overview. */
export async function goToQuestion(index: number): Promise<void> {
  await tap('button', '答题卡');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^第 ${index} 题`) }));
  await settled();
}

/** Submits from the last question. */
export async function submitQuiz(): Promise<void> {
  await goToQuestion(10);
  await tap('button', '交卷');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '交卷' }));
  await settled();
}
