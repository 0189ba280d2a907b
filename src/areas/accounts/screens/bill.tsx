import { shownBalance } from '@/domain/account';
import { billFilters, isNarrowed, wholeBill } from '@/domain/accounts/bill';
import { href } from '@/domain/href';
import { formatCoins, type Tenths } from '@/domain/money';
import { useSheet } from '@/flows/navigation/use-sheet';
import { ListPage } from '@/flows/page/list-page';
import { billMessages } from '@/messages/areas/bill';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { IconButton } from '@/ui/forms/icon-button';
import { SearchField } from '@/ui/forms/search-field';
import { Box } from '@/ui/layout/box';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Icon } from '@/ui/media/icon';
import { AccountSwitch } from '@/ui/money/account-switch';
import { BillRows } from '../components/bill-rows';
import { MonthCard } from '../components/month-card';
import { PartyFilter } from '../components/party-filter';
import { billExportMessages } from '../messages';
import { invalidateBill, useBill } from '../queries';
import { useBillQuery } from '../use-bill-query';
import styles from './bill.module.css';

const ExportSheet = lazyComponent('export-sheet', () => import('../components/export-sheet'));

/** /longballDetail: the bill, newest first, filtered by month, kind, keyword and party; `account` 0 is personal, 1 is incentive. */
export default function Bill() {
  const messages = useMessages(billMessages);
  const words = useMessages(billExportMessages);
  const [{ accountType, ...query }, setQuery] = useBillQuery();
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  const bill = useBill(accountType, query);
  const exporting = useSheet('export');
  const accountList = accounts.data?.accountList ?? [];
  const account = accountList.find((one) => one.accountType === (accountType === 1 ? 'GLZ' : 'XF'));
  const hasFilter = isNarrowed(query);

  return (
    <ListPage
      title={messages.title}
      action={
        <IconButton type="button" aria-label={words.open} onClick={exporting.open}>
          <Icon name="download" />
        </IconButton>
      }
      onRefresh={invalidateBill}
      head={
        <>
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
          {exporting.isOpen && (
            <ExportSheet accountType={accountType} query={query} onClose={exporting.close} />
          )}
        </>
      }
      query={bill}
      rows={({ rows }) => rows}
      failed={messages.failed}
      loading={messages.loading}
      bars={[20, 64, 64, 64, 64, 64, 64]}
      empty={{
        title: messages.none,
        description: messages.noneLine,
        action: { label: messages.toTransfer, to: href('/transfer1') },
      }}
      filtered={
        hasFilter && {
          title: messages.noMatch,
          description: messages.noMatchLine,
          action: { label: messages.clear, onClick: () => setQuery(wholeBill) },
        }
      }
      count={({ first, total }) => (
        <>
          {messages.total(total)}
          <Box as="span" marginLeft={3}>
            {sumsText(first, messages)}
          </Box>
        </>
      )}
    >
      {(entries) => <BillRows entries={entries} />}
    </ListPage>
  );
}

/** Income and spending of all entries that match, as text. */
function sumsText(sums: { income: Tenths; spending: Tenths }, messages: typeof billMessages.zh): string {
  return messages.daySums(formatCoins(sums.income), formatCoins(sums.spending));
}
