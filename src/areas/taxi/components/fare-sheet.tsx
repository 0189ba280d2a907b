import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { DescriptionList } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import type { Trip } from '../endpoints/taxi-ride';
import { taxiRideMessages } from '../messages';
import { fareLineText } from '../ride-text';

/** The lines of a price, and who pays what of it. */
export function FareSheet({ fare, onClose }: { fare: Trip['estimate']; onClose: () => void }) {
  const messages = useMessages(taxiRideMessages);
  const { lines, total, company, own, rule } = fare;
  return (
    <Sheet title={messages.fareTitle} onClose={onClose}>
      <DescriptionList
        ruled
        rows={[
          ...lines.map((line) => [fareLineText(line, messages), formatCoins(line.money)] as const),
          [messages.total, messages.coins(formatCoins(total))],
          ...(rule === null
            ? []
            : [
                [messages.companyPart(rule.name), formatCoins(company)] as const,
                [messages.ownPart, formatCoins(own)] as const,
              ]),
        ]}
      />
      <p>{messages.fareNote}</p>
    </Sheet>
  );
}
