import { queryClient } from './client';

/** Coins moved: balances, bill, lapsing coins and “the newest transfer” are no longer what they were. */
export async function transferOutdates(): Promise<void> {
  const outdated = ['accounts', 'incentive', 'bill', 'expiring', 'transfer', 'payment-guard', 'welfare'];
  await Promise.all(outdated.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

/** Somebody wants to see the bill as it is now. */
export async function billOutdated(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['bill'] });
}
