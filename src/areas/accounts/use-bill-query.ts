import { useSearchParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { billFilters, type BillFilter, type BillQuestion } from '@/domain/accounts/bill';

export interface BillAddress extends BillQuestion {
  accountType: AccountType;
}

/** The query of the bill and its setter; it is stored in the address, so that reload and back keep it. */
export function useBillQuery(): [BillAddress, (parts: Partial<BillAddress>) => void] {
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? '';
  const current: BillAddress = {
    accountType: search.get('account') === '1' ? 1 : 0,
    month: /^\d{4}-\d\d$/.test(month) ? month : undefined,
    filter: readFilter(search.get('filter')),
    keyword: search.get('q') ?? '',
    party: search.get('party') || undefined,
  };
  const setQuery = (parts: Partial<BillAddress>) =>
    setSearch(queryOf({ ...current, ...parts }), { replace: true });
  return [current, setQuery];
}

function queryOf({ accountType, month, filter, keyword, party }: BillAddress): Record<string, string> {
  return {
    ...(accountType === 1 ? { account: '1' } : {}),
    ...(month === undefined ? {} : { month }),
    ...(filter === 'all' ? {} : { filter }),
    ...(keyword === '' ? {} : { q: keyword }),
    ...(party === undefined ? {} : { party }),
  };
}

function readFilter(text: string | null): BillFilter {
  return billFilters.find((filter) => filter === text) ?? 'all';
}
