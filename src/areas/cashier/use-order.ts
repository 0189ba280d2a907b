import { useSearchParams } from 'react-router-dom';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { useEndpoint } from '@/queries/endpoint';

/** The order that the address names; without an id the newest one. Another tab, or another phone, may have paid or cancelled it meanwhile. */
export function useOrder() {
  const [search] = useSearchParams();
  return useEndpoint(
    queryOrderInfo,
    { id: search.get('id') ?? '' },
    { quiet: true, staleTime: 0, refetchOnWindowFocus: 'always' },
  );
}
