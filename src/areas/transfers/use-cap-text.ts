import { formatCoins, maxPerRecipient } from '@/domain/money';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { isReachable } from './rules/own-cap';
import { useOwnCap } from './use-own-cap';
import { useTagLimit } from './use-tag-limit';

/** What one recipient may get at most; empty where the person's own limits, which stand beside it, allow less. */
export function useCapText(): string {
  const messages = useMessages(transferMessages);
  const own = useOwnCap();
  const tagLimit = useTagLimit();
  if (tagLimit !== null) return messages.overTagLimit(formatCoins(tagLimit));
  return isReachable(maxPerRecipient, own) ? messages.perPerson : '';
}
