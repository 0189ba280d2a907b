import type { DataOf } from '@/api/endpoint';
import type { changyoyoAccount } from '@/api/endpoints/changyoyo';
import { formatCoins, formatCount, formatQuick } from '@/domain/money';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { DescriptionList } from '@/ui/lists/description-list';

interface TermsListProps {
  terms: DataOf<typeof changyoyoAccount>;
  /** Replaces the limit of the month. */
  last?: readonly [name: string, value: string];
}

/** The rate and the limits of the partner. */
export function TermsList({ terms, last }: TermsListProps) {
  const messages = useMessages(pointsMessages);
  const { rate, least, most, perMonth } = terms;
  return (
    <DescriptionList
      ruled
      rows={[
        [messages.partnerRate, messages.rate(messages.points.partner(formatCount(rate)))],
        [messages.partnerLimit, messages.coins(`${formatQuick(least)}–${formatQuick(most)}`)],
        last ?? [messages.partnerMonth, messages.coins(formatCoins(perMonth))],
      ]}
    />
  );
}
