import { gatewayNow } from '@/api/clock';
import { queryBillMonths } from '@/api/endpoints/bill';
import type { AccountType } from '@/domain/account';
import { monthsUpTo } from '@/domain/accounts/bill';
import { dayInMonth, startOf, toMonth, type Month } from '@/domain/business-time';
import { formatCoins, formatSigned, tenths, unknownFigure, type Tenths } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { billMessages } from '@/messages/areas/bill';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { BarChart } from '@/ui/charts/bar-chart';
import { Skeleton } from '@/ui/feedback/skeleton';
import { WheelField } from '@/ui/forms/wheel-field';
import { Box, Grid } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import styles from './month-card.module.css';

interface MonthCardProps {
  accountType: AccountType;
  /** YYYY-MM, the last month of the chart; undefined for the current month. */
  month: string | undefined;
  balance: Tenths | undefined;
  onMonthChange: (month: string | undefined) => void;
}

const chartMonths = 6;
const selectableMonths = 24;

/** Income and spending of the selected month, with a chart of it and the five months before. */
export function MonthCard({ accountType, month, balance, onMonthChange }: MonthCardProps) {
  const messages = useMessages(billMessages);
  const currentMonth = toMonth(gatewayNow());
  const shown = month ?? currentMonth;
  const query = useEndpoint(queryBillMonths, { accountType, month: shown, count: chartMonths });
  const monthName = (of: Month) => messages.monthOf(startOf(dayInMonth(of, 1)));
  return (
    <Box marginTop={3}>
      <Card>
        <div className={styles.head}>
          <WheelField
            label={messages.month}
            value={month ?? ''}
            options={[
              ['', messages.everyMonth],
              ...monthsUpTo(currentMonth, selectableMonths)
                .reverse()
                .map((each) => [each, monthName(each)] as const),
            ]}
            onChange={(chosen) => onMonthChange(chosen === '' ? undefined : chosen)}
          />
          {balance !== undefined && <Note>{messages.balance(formatCoins(balance))}</Note>}
        </div>
        <QueryView
          query={query}
          title={messages.failed}
          skeleton={<Skeleton label={messages.loading} bars={[52, 112]} />}
        >
          {(months) => {
            const last = months[months.length - 1];
            return (
              <>
                <Grid as="dl" columns={2} marginTop={2} marginBottom={1} className={styles.sums}>
                  <div>
                    <Note as="dt">{messages.incomeIn(monthName(shown))}</Note>
                    <dd className={styles.gain}>
                      {last === undefined ? unknownFigure : formatSigned(last.income)}
                    </dd>
                  </div>
                  <div>
                    <Note as="dt">{messages.spendingIn(monthName(shown))}</Note>
                    <dd className={styles.cost}>
                      {last === undefined ? unknownFigure : formatSigned(tenths(-last.spending))}
                    </dd>
                  </div>
                </Grid>
                <BarChart
                  current={months.length - 1}
                  format={(value) => formatCoins(tenths(value))}
                  months={months.map(({ month: each, income, spending }) => ({
                    label: messages.shortMonth(Number(each.slice(5))),
                    gains: income,
                    costs: spending,
                  }))}
                />
              </>
            );
          }}
        </QueryView>
        <FetchedAt query={query} />
      </Card>
    </Box>
  );
}
