import { queryRewardTags } from '@/api/endpoints/transfer';
import type { Tenths } from '@/domain/money';
import { useEndpoint } from '@/queries/endpoint';
import { useTransferDraft } from '@/state/transfer-draft';

/** What each recipient of a reward gets at most under its tag; null without a cap, and while the tags are not known. */
export function useTagLimit(): Tenths | null {
  const { transferType, tag } = useTransferDraft();
  const tags = useEndpoint(queryRewardTags, {}, { enabled: transferType === 2, select: (data) => data.tags });
  if (transferType !== 2) return null;
  return tags.data?.find(({ name }) => name === tag)?.limit ?? null;
}
