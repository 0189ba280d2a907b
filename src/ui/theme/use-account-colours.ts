import { useLayoutEffect } from 'react';
import type { AccountType } from '@/domain/account';
import './team.css';

/** Gives the page and its sheets the colours of the account that pays, as long as the page is shown. */
export function useAccountColours(accountType: AccountType): void {
  useLayoutEffect(() => {
    if (accountType === 0) return;
    const { dataset } = document.documentElement;
    dataset['lcAccount'] = 'team';
    return () => {
      delete dataset['lcAccount'];
    };
  }, [accountType]);
}
