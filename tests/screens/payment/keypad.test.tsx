import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { address, goBack, tap } from '../../support/actions';
import { openApp, settled } from '../../support/render-app';

const keypad = () => screen.getByRole('dialog', { name: '每人收到' });
const amount = () => screen.getByRole('textbox', { name: '每人收到的龙币' });

async function openKeypad(): Promise<void> {
  await openApp('/home');
  await tap('link', '转账');
  fireEvent.pointerDown(amount());
  fireEvent.click(amount());
  await settled();
  expect(address()).toBe('#/transfer1?step=amount');
}

async function press(...names: string[]): Promise<void> {
  for (const name of names) fireEvent.click(within(keypad()).getByRole('button', { name }));
  await settled();
}

async function typeKeys(...keys: string[]): Promise<void> {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  await settled();
}

const expectShown = (shown: string) =>
  expect(within(keypad()).getByText(`${shown} 龙币`)).toBeInTheDocument();

describe('the keypad', () => {
  it('ignores a second point and a second decimal, and deletes the last digit', async () => {
    await openKeypad();
    for (const [key, shown] of [
      ['8', '8'],
      ['.', '8.'],
      ['.', '8.'],
      ['8', '8.8'],
      ['6', '8.8'],
      ['.', '8.8'],
      ['删除', '8.'],
    ] as const) {
      await press(key);
      expectShown(shown);
    }
    await press('完成');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('#/transfer1');
    expect(amount()).toHaveValue('8');
  });

  it('shows the total, the remaining balance and the error of the amount during typing', async () => {
    recipientsChosen([person(4)]);
    await openKeypad();
    await press('1', '0', '0');
    expect(within(keypad()).getByText('1 人合计 100.0，余额还剩 2,580.5')).toBeInTheDocument();
    await press('0', '0');
    expect(within(keypad()).getByText('余额不足，还差 7,319.5')).toBeInTheDocument();
    await press('0');
    expect(within(keypad()).getByText('单人最多 10,000 龙币')).toBeInTheDocument();
  });

  it('accepts a hardware keyboard, on which Enter confirms', async () => {
    await openKeypad();
    await typeKeys('1', '6', '.', '6', '8');
    expectShown('16.6');
    await typeKeys('Backspace', '9', 'e', '-');
    expectShown('16.9');
    await typeKeys('Enter');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(amount()).toHaveValue('16.9');
  });

  it.each([
    { way: 'going back', close: goBack },
    {
      way: 'Esc',
      close: async () => {
        fireEvent.keyDown(keypad(), { key: 'Escape' });
        await settled();
      },
    },
  ])('is closed by $way, and keeps what was typed', async ({ close }) => {
    await openKeypad();
    await press('6', '6');
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('#/transfer1');
    expect(amount()).toHaveValue('66');
    await goBack();
    expect(address()).toBe('#/home');
  });

  it('closes to the page below it when it was opened by its address', async () => {
    await openApp('/transfer1?step=amount');
    await press('5', '完成');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('#/transfer1');
    expect(amount()).toHaveValue('5');
  });
});
