import { useEndpointPages } from '@/queries/endpoint-pages';
import { phoneTopUpList } from './endpoints/phone-top-up';

/** The person's top-ups of phones, newest first, page by page. */
export function usePhoneTopUps() {
  return useEndpointPages(phoneTopUpList, {}, ({ total, records: rows }) => ({ total, rows }), {
    size: 20,
    staleTime: 0,
    quiet: true,
  });
}
