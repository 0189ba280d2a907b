import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { address, confirm, goBack, openConfirmation, tap, typeAmount } from '../../support/actions';
import { sentCalls } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

/** Sends coins, starting on /home, and ends on the success page. */
async function sendCoins(): Promise<void> {
  recipientsChosen([person(4)]);
  await openApp('/home');
  await tap('link', '转账');
  await typeAmount('8.8');
  await openConfirmation();
  await confirm();
  await settled();
  expect(screen.getByText('心意已送到')).toBeInTheDocument();
}

async function expectHomeBehind(): Promise<void> {
  await goBack();
  expect(address()).toBe('#/home');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sentCalls('batchTransfer')).toHaveLength(1);
}

describe('the success page', () => {
  it('leads home by 完成, with the new balance, and back does not lead to the sheet', async () => {
    await sendCoins();
    await tap('button', '完成');
    expect(address()).toBe('#/home');
    expect(screen.getByText('2,671.7 龙币')).toBeInTheDocument();
    await expectHomeBehind();
  });

  it('starts an empty transfer by 再转一笔, and back does not lead to the sheet', async () => {
    await sendCoins();
    await tap('button', '再转一笔');
    expect(screen.getByText('已选 0 / 20 人')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('');
    await expectHomeBehind();
  });

  it('shows the bill with the transfer by 查看账单, and returns by back', async () => {
    await sendCoins();
    await tap('button', '查看账单');
    expect(screen.getAllByRole('link', { name: /转账给苏念/ })[0]).toHaveTextContent('8.8');
    await goBack();
    expect(screen.getByText('心意已送到')).toBeInTheDocument();
    await expectHomeBehind();
  });
});
