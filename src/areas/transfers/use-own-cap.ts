import { freeSelect } from '@/api/endpoints/free-payment';
import { tenths } from '@/domain/money';
import { useEndpoint } from '@/queries/endpoint';
import { useTransferDraft } from '@/state/transfer-draft';
import type { OwnCap } from './rules/own-cap';

/** The person's own limits of payments; null while they are not known, and for the incentive account, which they do not bind. */
export function useOwnCap(): OwnCap | null {
  const accountType = useTransferDraft((draft) => draft.accountType);
  const { data: limits } = useEndpoint(
    freeSelect,
    {},
    { background: true, enabled: accountType === 0, select: (data) => data.limits },
  );
  if (limits === undefined || accountType === 1) return null;
  const { perPayment, perDay, paidToday } = limits;
  return { perPayment, leftToday: tenths(Math.max(0, perDay - paidToday)) };
}
