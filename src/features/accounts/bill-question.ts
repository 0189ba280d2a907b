import { useSearchParams } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { billFilters, type BillFilter, type BillQuestion } from '@/domain/bill';

export interface BillAddress extends BillQuestion {
  accountType: AccountType;
}

/** What the bill's address asks for, and the way to ask for something else; the address keeps it over reloads and on the way back. */
export function useBillQuestion(): [BillAddress, (parts: Partial<BillAddress>) => void] {
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? '';
  const question: BillAddress = {
    accountType: search.get('account') === '1' ? 1 : 0,
    month: /^\d{4}-\d\d$/.test(month) ? month : undefined,
    filter: readFilter(search.get('filter')),
    keyword: search.get('q') ?? '',
  };
  const ask = (parts: Partial<BillAddress>) => {
    const { accountType, month: asked, filter, keyword } = { ...question, ...parts };
    setSearch(
      {
        ...(accountType === 1 ? { account: '1' } : {}),
        ...(asked === undefined ? {} : { month: asked }),
        ...(filter === 'all' ? {} : { filter }),
        ...(keyword === '' ? {} : { q: keyword }),
      },
      { replace: true },
    );
  };
  return [question, ask];
}

function readFilter(text: string | null): BillFilter {
  return billFilters.find((filter) => filter === text) ?? 'all';
}
