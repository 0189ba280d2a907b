import type { Address } from '@/domain/screens';

/**
 * Pages that lead to /activation where nobody is logged in. The redirect is wired with an empty list, so that it never
 * fires: pages without a session say so themselves.
 */
export const protectedPages: readonly Exclude<Address, '/activation'>[] = [];

/** Whether an address leads to /activation instead. */
export function needsActivation(
  address: Address,
  isLoggedIn: boolean,
  pages: readonly Address[] = protectedPages,
): boolean {
  return !isLoggedIn && pages.includes(address);
}
