import { href } from '@/domain/href';
import { orderAmountText } from '@/flows/orders/order-amount-text';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { RecordList } from '@/ui/lists/record-list';
import type { PhoneTopUp } from '../endpoints/phone-top-up';
import { phoneTopUpMessages } from '../messages';
import { groupedNumber } from '../rules/phone-number';
import { topUpStage } from '../rules/top-up-state';

interface RecordRowsProps {
  records: readonly PhoneTopUp[];
  /** Whose page shows a record. */
  address: '/rechargeTel' | '/rechargeNewTel';
}

/** Top-ups as rows, with number, day and state. */
export function RecordRows({ records, address }: RecordRowsProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(phoneTopUpMessages);
  return (
    <RecordList
      records={records.map(({ id, face, number, createdAt, state, money, payment }) => {
        const stage = topUpStage(state);
        return {
          id,
          to: href(address, { order: id }),
          icon: 'phone',
          title: messages.recordOf(face, groupedNumber(number)),
          note: `${formatMoment(createdAt, 'full')} · ${messages.stages[stage]}`,
          amount: orderAmountText({ kind: 'top-up', money, payment }, messages),
          ...(stage === 'credited' ? {} : { tone: 'pending' as const }),
        };
      })}
    />
  );
}
