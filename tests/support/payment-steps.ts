import { confirm, fillTransfer, openConfirmation } from './actions';

/** A transfer above what goes without the password, up to where it is asked for. */
export async function askedForPassword(): Promise<void> {
  await fillTransfer({ amount: '1500' });
  await openConfirmation();
  await confirm();
}
