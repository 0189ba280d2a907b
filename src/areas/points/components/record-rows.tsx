import type { ExchangeRecord } from '@/api/endpoints/points';
import { formatCount, formatSigned, tenths } from '@/domain/money';
import { exchangeResult } from '@/domain/points/exchange-pages';
import { pointsMessages } from '@/messages/areas/points';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { RecordList } from '@/ui/lists/record-list';

/** Exchanges as rows, each a link to its own page. */
export function RecordRows({ records }: { records: readonly ExchangeRecord[] }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(pointsMessages);
  return (
    <RecordList
      records={records.map(({ id, kind, time, money, points }) => ({
        id,
        to: exchangeResult(kind, id),
        icon: 'exchange',
        title: messages.gained(messages.points[kind](formatCount(points))),
        note: formatMoment(time, 'full'),
        amount: formatSigned(tenths(-money)),
      }))}
    />
  );
}
