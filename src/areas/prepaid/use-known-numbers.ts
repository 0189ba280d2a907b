import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { rechargeAccounts, rechargeRelations } from './endpoints/recharge-account';
import { knownPhones, type KnownPhone } from './known-numbers';
import { phoneTopUpMessages } from './messages';

/** The numbers that the person may mean, and the one that a top-up begins with; empty while they are unknown. */
export function useKnownNumbers() {
  const messages = useMessages(phoneTopUpMessages);
  const saved = useEndpoint(rechargeRelations, {}, { quiet: true });
  const used = useEndpoint(rechargeAccounts, {}, { quiet: true, staleTime: 0 });
  const own = used.data?.own ?? '';
  const data: KnownPhone[] | undefined =
    saved.data === undefined || used.data === undefined
      ? undefined
      : knownPhones(saved.data.relations, used.data.accounts, own, messages);
  const query = {
    data,
    error: saved.error ?? used.error,
    refetch: () => {
      void saved.refetch();
      void used.refetch();
    },
  };
  // A number that is shown first and replaced by another one could be paid for by mistake.
  const usual = saved.isPending ? '' : (data?.find(({ isDefault }) => isDefault)?.number ?? own);
  return { query, known: data ?? [], usual };
}
