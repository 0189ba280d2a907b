import { useParams } from 'react-router-dom';
import { queryBillEntry } from '@/api/endpoints/bill';
import { shownBalance } from '@/domain/account';
import { href } from '@/domain/href';
import { formatCoins, formatSigned } from '@/domain/money';
import { DetailPage } from '@/flows/page/detail-page';
import { billMessages } from '@/messages/areas/bill';
import { useFormatMoment } from '@/messages/format-moment';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { EntryActions } from '../components/entry-actions';
import { accountMessages } from '../messages';

/** /orderItemDetail/:id: one entry of the bill, with links to its cause. */
export default function BillItem() {
  const formatMoment = useFormatMoment();
  const messages = useMessages(accountMessages);
  const { kinds } = useMessages(billMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { id = '' } = useParams();
  const query = useEndpoint(queryBillEntry, { id });
  return (
    <DetailPage
      title={messages.entryTitle}
      query={query}
      failed={messages.entryFailed}
      loading={messages.entryLoading}
      bars={[72, 44, 44, 44, 44]}
      gone={{
        title: messages.entryUnknown,
        description: messages.entryUnknownLine,
        action: { label: messages.toBill, to: href('/longballDetail', { account: 0 }) },
      }}
    >
      {(entry) => {
        const { accountType } = entry;
        const kind = accountType === 0 ? 'XF' : 'GLZ';
        const balance = shownBalance({ accountType: kind, balanceAmt: entry.balance });
        return (
          <>
            <Card>
              <Money
                text={formatSigned(entry.amount)}
                accessibleText={messages.coins(formatSigned(entry.amount))}
                size="large"
              />
              <DescriptionList
                rows={[
                  [messages.type, `${kinds[entry.kind]} · ${said(entry.title)}`],
                  [messages.source, entry.source],
                  [messages.account, accountType === 0 ? messages.personal : messages.team],
                  [messages.time, formatMoment(entry.time, 'full')],
                  [messages.balanceAfter, formatCoins(balance)],
                  ...(entry.expiresAt === null
                    ? []
                    : [[messages.expiresAt, formatMoment(entry.expiresAt, 'full')] as const]),
                  [messages.entryNumber, entry.id],
                ]}
              />
            </Card>
            <EntryActions entry={entry} />
          </>
        );
      }}
    </DetailPage>
  );
}
