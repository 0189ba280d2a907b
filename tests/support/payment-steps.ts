import { confirm, fillTransfer, openConfirmation } from './actions';

/** Opens a transfer above the free limit up to the request for the password. */
export async function reachPasswordStep(): Promise<void> {
  await fillTransfer({ amount: '1500' });
  await openConfirmation();
  await confirm();
}
