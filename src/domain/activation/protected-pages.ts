import type { Address } from '@/domain/screens';

/** Pages that lead to /activation without a log-in. The list is empty on purpose: pages without a session explain that themselves. */
export const protectedPages: readonly Exclude<Address, '/activation'>[] = [];

/** Whether an address leads to /activation instead. */
export function needsActivation(
  address: Address,
  isLoggedIn: boolean,
  pages: readonly Address[] = protectedPages,
): boolean {
  return !isLoggedIn && pages.includes(address);
}
