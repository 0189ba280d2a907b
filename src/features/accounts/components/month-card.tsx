import { gatewayNow } from '@/api/clock';
import { queryBillMonths } from '@/api/endpoints/bill';
import type { AccountType } from '@/domain/account';
import { monthsUpTo } from '@/domain/accounts/bill';
import { toMonth } from '@/domain/business-time';
import { formatCoins, formatSigned, tenths, type Tenths } from '@/domain/money';
import { QueryView } from '@/flows/query-view/query-view';
import { billMessages } from '@/messages/bill';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { BarChart } from '@/ui/charts/bar-chart';
import { Card } from '@/ui/layout/card';
import { WheelField } from '@/ui/forms/wheel-field';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './month-card.module.css';

interface MonthCardProps {
  accountType: AccountType;
  /** YYYY-MM; the chart then ends with it, else with the running month. */
  month: string | undefined;
  balance: Tenths | undefined;
  onMonth: (month: string | undefined) => void;
}

const charted = 6;
const offered = 24;

/** The month that is looked at: income, spending, and the five months before it. */
export function MonthCard({ accountType, month, balance, onMonth }: MonthCardProps) {
  const messages = useMessages(billMessages);
  const running = toMonth(gatewayNow());
  const shown = month ?? running;
  const name = (text: string) => messages.monthOf(Number(text.slice(0, 4)), Number(text.slice(5)));
  return (
    <div className={styles.card}>
      <Card>
        <div className={styles.head}>
          <WheelField
            label={messages.month}
            value={month ?? ''}
            options={[
              ['', messages.everyMonth],
              ...monthsUpTo(running, offered)
                .reverse()
                .map((each) => [each, name(each)] as const),
            ]}
            onChange={(chosen) => onMonth(chosen === '' ? undefined : chosen)}
          />
          {balance !== undefined && <p className={styles.note}>{messages.balance(formatCoins(balance))}</p>}
        </div>
        <QueryView
          query={useEndpoint(queryBillMonths, { accountType, month: shown, count: charted })}
          title={messages.failed}
          skeleton={<Skeleton label={messages.loading} bars={[52, 112]} />}
        >
          {(months) => {
            const last = months[months.length - 1];
            return (
              <>
                {month === undefined && <p className={styles.note}>{name(shown)}</p>}
                <dl className={styles.sums}>
                  <div>
                    <dt className={styles.note}>{messages.income}</dt>
                    <dd className={styles.gain}>{formatSigned(last?.income ?? tenths(0))}</dd>
                  </div>
                  <div>
                    <dt className={styles.note}>{messages.spending}</dt>
                    <dd className={styles.cost}>{formatSigned(tenths(-(last?.spending ?? 0)))}</dd>
                  </div>
                </dl>
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
      </Card>
    </div>
  );
}
