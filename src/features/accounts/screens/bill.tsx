import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { billFilters, isNarrowed, wholeBill } from '@/domain/accounts/bill';
import { href } from '@/domain/href';
import { formatCoins, type Tenths } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { billMessages } from '@/messages/bill';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useBill, invalidateBill } from '@/queries/bill';
import { notify } from '@/state/notifications';
import { useSession } from '@/state/session';
import { AccountSwitch } from '@/ui/money/account-switch';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Illustration } from '@/ui/feedback/illustration';
import { Icon } from '@/ui/media/icon';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { SearchField } from '@/ui/forms/search-field';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { useBillQuestion } from '../bill-question';
import { BillRows } from '../components/bill-rows';
import { MonthCard } from '../components/month-card';
import { PartyFilter } from '../components/party-filter';
import { exportBill } from '../export-bill';
import styles from './bill.module.css';

/** /longballDetail: the bill by month, kind and word, newest first; `account` 0 is the personal one, 1 the incentive one. */
export default function Bill() {
  const messages = useMessages(billMessages);
  const navigate = useNavigate();
  const [{ accountType, ...question }, ask] = useBillQuestion();
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  const bill = useBill(accountType, question);
  const [exporting, setExporting] = useState(false);
  const accountList = accounts.data?.accountList ?? [];
  const account = accountList.find((one) => one.accountType === (accountType === 1 ? 'GLZ' : 'XF'));
  const narrowed = isNarrowed(question);

  const toFile = () => {
    setExporting(true);
    exportBill(accountType, question, messages)
      .then((count) => notify(messages.csvDone(count)))
      // The call has told what went wrong.
      .catch(() => undefined)
      .finally(() => setExporting(false));
  };
  const none = narrowed ? (
    <ResultState
      art={<Illustration variant="search" />}
      title={messages.noMatch}
      description={messages.noMatchLine}
      action={{
        label: messages.clear,
        onClick: () => ask(wholeBill),
      }}
    />
  ) : (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.none}
      description={messages.noneLine}
      action={{ label: messages.toTransfer, onClick: () => void navigate(href('/transfer1')) }}
    />
  );

  return (
    <Page
      title={messages.title}
      action={
        <button
          type="button"
          className={styles.action}
          aria-label={messages.csv}
          disabled={exporting}
          onClick={toFile}
        >
          <Icon name="download" />
        </button>
      }
    >
      <PullToRefresh onRefresh={invalidateBill}>
        {accountList.length > 1 && (
          <AccountSwitch
            label={messages.accounts}
            options={[
              [0, messages.personal],
              [1, messages.team],
            ]}
            selected={accountType}
            // Whoever is on the other side of one account need not be on that of the other.
            onSelect={(selected) => ask({ accountType: selected, party: undefined })}
          />
        )}
        <FetchedAt query={bill} />
        <MonthCard
          accountType={accountType}
          month={question.month}
          balance={account?.balanceAmt}
          onMonth={(month) => ask({ month })}
        />
        <SearchField
          label={messages.search}
          hint={messages.searchHint}
          value={question.keyword}
          onChange={(keyword) => ask({ keyword })}
        />
        <div className={styles.filters}>
          <ChoiceRow
            label={messages.filter}
            choices={billFilters.map((filter) => [filter, messages.filters[filter]] as const)}
            current={question.filter}
            onChange={(filter) => ask({ filter })}
          />
        </div>
        <PartyFilter accountType={accountType} party={question.party} onChoose={(party) => ask({ party })} />
        <QueryView
          query={bill}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[20, 64, 64, 64, 64, 64, 64]} />}
        >
          {({ pages }) => {
            const entries = pages.flatMap((page) => page.entries);
            if (entries.length === 0) return none;
            return (
              <>
                <p className={styles.total} role="status">
                  {/* Rows of the former question stay until the new answer is there, and say so. */}
                  {bill.isPlaceholderData
                    ? messages.loading
                    : messages.total(pages[0]?.total ?? entries.length)}
                  {question.party !== undefined && !bill.isPlaceholderData && (
                    <span className={styles.sums}>{sumsOf(pages[0], messages)}</span>
                  )}
                </p>
                <div className={styles.rows} aria-busy={bill.isPlaceholderData}>
                  <BillRows entries={entries} />
                </div>
                <InfiniteSentinel state={endOf(bill)} onReach={() => void bill.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}

/** What came from the other side and what went to it, in all entries that were found. */
function sumsOf(
  found: { income: Tenths; spending: Tenths } | undefined,
  messages: typeof billMessages.zh,
): string {
  if (found === undefined) return '';
  return messages.daySums(formatCoins(found.income), formatCoins(found.spending));
}

function endOf(bill: {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}): 'loading' | 'failed' | 'more' | 'end' {
  if (bill.isFetchingNextPage) return 'loading';
  if (bill.isFetchNextPageError) return 'failed';
  return bill.hasNextPage ? 'more' : 'end';
}
