import { useNavigate, useParams } from 'react-router-dom';
import { formatCoins, formatSigned } from '@/domain/money';
import { href } from '@/domain/href';
import { Reading } from '@/flows/query-view/query-view';
import { accountWords } from '@/messages/accounts';
import { billWords } from '@/messages/bill';
import { useWords } from '@/messages/language';
import { useBillEntry } from '@/queries/bill';
import { Card } from '@/ui/layout/card';
import { Facts } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { EntryWays } from '../components/entry-actions';

/** /orderItemDetail/:id: one line of the bill, with the ways to what caused it. */
export default function BillItem() {
  const words = useWords(accountWords);
  const { kinds } = useWords(billWords);
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <Page title={words.entryTitle}>
      <Reading
        query={useBillEntry(id)}
        title={words.entryFailed}
        skeleton={<Skeleton label={words.entryLoading} bars={[72, 44, 44, 44, 44]} />}
      >
        {(entry) => {
          if (entry === null) {
            const way = {
              label: words.toBill,
              go: () => void navigate(href('/longballDetail', { account: 0 })),
            };
            return <StateBlock title={words.entryUnknown} line={words.entryUnknownLine} way={way} />;
          }
          const { accountType } = entry;
          return (
            <>
              <Card>
                <Money
                  text={formatSigned(entry.amount)}
                  heard={words.coins(formatSigned(entry.amount))}
                  size="large"
                />
                <Facts
                  rows={[
                    [words.type, `${kinds[entry.kind]} · ${entry.title}`],
                    [words.source, entry.source],
                    [words.account, accountType === 0 ? words.personal : words.team],
                    [words.time, entry.time],
                    [words.balanceAfter, formatCoins(entry.balance)],
                    ...(entry.lapsesAt === null
                      ? []
                      : [[words.lapsesAt, entry.lapsesAt.slice(0, 16)] as const]),
                    [words.entryNumber, entry.id],
                  ]}
                />
              </Card>
              <EntryWays entry={entry} />
            </>
          );
        }}
      </Reading>
    </Page>
  );
}
