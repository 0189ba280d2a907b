import { formatCoins } from '@/domain/money';
import type { Intent } from '@/domain/settlement';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { Facts } from '@/ui/facts';
import { Money } from '@/ui/money';

/** What is about to be sent, or was: exactly the stored intent. */
export function IntentSummary({ intent }: { intent: Intent }) {
  const words = useWords(transferWords);
  const total = formatCoins(intent.total);
  return (
    <>
      <Money text={total} heard={words.amountHeard(total)} size="large" />
      <Facts
        rows={[
          [words.receivers, words.names(intent.recipients.map(({ name }) => name))],
          [words.eachLabel, words.sum(intent.recipients.length, formatCoins(intent.each))],
          [words.account, words.personal],
        ]}
      />
    </>
  );
}
