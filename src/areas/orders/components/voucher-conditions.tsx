import type { Coupon } from '@/api/endpoints/coupon';
import { formatQuick } from '@/domain/money';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Note } from '@/ui/text/text';
import { voucherMessages } from '../messages';
import { lastMoment } from '../voucher-use';

/** Where, from which price on and until when a voucher can be used. */
export function VoucherConditions({
  voucher: { worth, least, shop, startsAt, expiresAt },
}: {
  voucher: Coupon;
}) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(voucherMessages);
  return (
    <Card title={messages.conditions}>
      <DescriptionList
        ruled
        rows={[
          [
            messages.offName,
            worth.kind === 'coins'
              ? messages.offCoins(formatQuick(worth.amount))
              : messages.offRate(messages.rate(worth.rate)),
          ],
          [messages.leastName, least > 0 ? messages.leastValue(formatQuick(least)) : messages.noLeast],
          [messages.where, messages.shops[shop]],
          ...(startsAt === null ? [] : [[messages.fromName, formatMoment(startsAt, 'full')] as const]),
          [messages.until, formatMoment(lastMoment({ expiresAt }), 'full')],
        ]}
      />
      <Note marginTop={3}>{messages.once}</Note>
    </Card>
  );
}
