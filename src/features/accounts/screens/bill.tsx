import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownBalance } from '@/domain/account';
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
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { SearchField } from '@/ui/forms/search-field';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { useBillQuery } from '../use-bill-query';
import { BillRows } from '../components/bill-rows';
import { MonthCard } from '../components/month-card';
import { PartyFilter } from '../components/party-filter';
import { exportBill } from '../export-bill';
import styles from './bill.module.css';

/** /longballDetail: the bill, newest first, filtered by month, kind, keyword and party; `account` 0 is personal, 1 is incentive. */
export default function Bill() {
  const messages = useMessages(billMessages);
  const navigate = useNavigate();
  const [{ accountType, ...query }, setQuery] = useBillQuery();
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  const bill = useBill(accountType, query);
  const [isExporting, setExporting] = useState(false);
  const accountList = accounts.data?.accountList ?? [];
  const account = accountList.find((one) => one.accountType === (accountType === 1 ? 'GLZ' : 'XF'));
  const hasFilter = isNarrowed(query);

  const handleExport = () => {
    setExporting(true);
    exportBill(accountType, query, messages)
      .then((count) => notify(messages.csvDone(count)))
      // `call` has reported the failure already.
      .catch(() => undefined)
      .finally(() => setExporting(false));
  };
  const emptyState = hasFilter ? (
    <ResultState
      art={<Illustration variant="search" />}
      title={messages.noMatch}
      description={messages.noMatchLine}
      action={{
        label: messages.clear,
        onClick: () => setQuery(wholeBill),
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
          disabled={isExporting}
          onClick={handleExport}
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
            // The other account may have no entries with this party, so the filter is cleared.
            onSelect={(selected) => setQuery({ accountType: selected, party: undefined })}
          />
        )}
        <FetchedAt query={bill} />
        <MonthCard
          accountType={accountType}
          month={query.month}
          balance={account === undefined ? undefined : shownBalance(account)}
          onMonthChange={(month) => setQuery({ month })}
        />
        <SearchField
          label={messages.search}
          hint={messages.searchHint}
          value={query.keyword}
          onChange={(keyword) => setQuery({ keyword })}
        />
        <div className={styles.filters}>
          <ChoiceRow
            label={messages.filter}
            choices={billFilters.map((filter) => [filter, messages.filters[filter]] as const)}
            current={query.filter}
            onChange={(filter) => setQuery({ filter })}
          />
        </div>
        <PartyFilter
          accountType={accountType}
          party={query.party}
          onChoose={(party) => setQuery({ party })}
        />
        <QueryView
          query={bill}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[20, 64, 64, 64, 64, 64, 64]} />}
        >
          {({ pages }) => {
            const entries = pages.flatMap((page) => page.entries);
            if (entries.length === 0) return emptyState;
            return (
              <>
                <p className={styles.total} role="status">
                  {/* The rows of the previous query stay until the new ones are loaded; the status says so. */}
                  {bill.isPlaceholderData
                    ? messages.loading
                    : messages.total(pages[0]?.total ?? entries.length)}
                  {query.party !== undefined && !bill.isPlaceholderData && (
                    <span className={styles.sums}>{sumsText(pages[0], messages)}</span>
                  )}
                </p>
                <div className={styles.rows} aria-busy={bill.isPlaceholderData}>
                  <BillRows entries={entries} />
                </div>
                <InfiniteSentinel state={endState(bill)} onReach={() => void bill.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}

/** Income and spending of all entries that match, as text. */
function sumsText(
  sums: { income: Tenths; spending: Tenths } | undefined,
  messages: typeof billMessages.zh,
): string {
  if (sums === undefined) return '';
  return messages.daySums(formatCoins(sums.income), formatCoins(sums.spending));
}
