import { fireEvent, screen, within } from '@testing-library/react';
import { usualPassword } from '@/mocks/payment-security/security';
import { confirm, fillTransfer, openConfirmation } from './actions';
import { settled } from './render-app';
import { typePassword } from './secrets';

/** Opens a transfer above the free limit up to the request for the password. */
export async function reachPasswordStep(): Promise<void> {
  await fillTransfer({ amount: '1500' });
  await openConfirmation();
  await confirm();
}

/** Pays in the confirm sheet of an order whose scene needs the password. */
export async function payWithPassword(): Promise<void> {
  const sheet = within(screen.getByRole('dialog', { name: '确认付款' }));
  fireEvent.click(sheet.getByRole('button', { name: /^付款 / }));
  await settled();
  await typePassword(usualPassword);
}
