import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { DescriptionList } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import { taxiRideMessages, tripMessages } from '../messages';
import type { CarKind } from '../rules/car-kind';
import { includedMetres, peaks, tariffs } from '../rules/fare';
import { peakText, rateText } from '../trip-text';

/** What a kind of car costs. */
export function TariffSheet({ kind, onClose }: { kind: CarKind; onClose: () => void }) {
  const messages = useMessages(tripMessages);
  const kinds = useMessages(taxiRideMessages).kind;
  const { start, perKilometre, perMinute, peak } = tariffs[kind];
  return (
    <Sheet title={messages.rulesTitle(kinds[kind])} onClose={onClose}>
      <DescriptionList
        ruled
        rows={[
          [
            messages.startPrice,
            `${messages.coins(formatCoins(start))} · ${messages.startNote(String(includedMetres / 1000))}`,
          ],
          [messages.distance, messages.perKilometre(rateText(perKilometre))],
          [messages.time, messages.perMinute(rateText(perMinute))],
          ...peaks.map(
            (each) =>
              [messages.peak[each], messages.perPeak(formatCoins(peak), peakText(each, messages))] as const,
          ),
        ]}
      />
      <p>{messages.rulesLine}</p>
    </Sheet>
  );
}
