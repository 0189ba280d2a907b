import { dayInMonth, startOf, type Month } from '@/domain/business-time';
import { formatCoins, formatSigned, sum, tenths, type Tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { BarChart } from '@/ui/charts/bar-chart';
import { Grid, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import type { WelfareData } from '../endpoints';
import { welfareDataMessages } from '../messages';
import { byYear } from '../rules/welfare';
import styles from './over-time.module.css';

interface OverTimeProps {
  data: WelfareData;
  /** Sums the months of each year. */
  isYearly: boolean;
  account: string;
  /** Shows a table and not a chart. */
  isText: boolean;
}

interface ChartPeriod {
  /** The short text below its bars. */
  label: string;
  name: string;
  received: Tenths;
  given: Tenths;
}

/** With more bars than this, a label has room for a number only. */
const maxFullLabels = 6;

/** The coins received and given per month or per year. */
export function OverTime({ data, isYearly, account, isText }: OverTimeProps) {
  const messages = useMessages(welfareDataMessages);
  const { months, received, given, best } = data;
  const periods = chartPeriodsOf(months, isYearly, messages);
  const first = periods[0]?.name ?? '';
  const last = periods[periods.length - 1]?.name ?? '';
  const accessibleTexts = periods.map((period) =>
    messages.accessibleText(period.name, formatCoins(period.received), formatCoins(period.given)),
  );
  return (
    <Card title={messages.overTime} aside={`${messages.from(first, last)} · ${account}`}>
      <Grid as="dl" columns={2} marginBottom={2} className={styles.sums}>
        <div>
          <Inline as="dt" tone="secondary" size="note" className={styles.name} data-series="received">
            {messages.received}
          </Inline>
          <dd className={styles.gain}>{formatSigned(received)}</dd>
        </div>
        <div>
          <Inline as="dt" tone="secondary" size="note" className={styles.name} data-series="given">
            {messages.given}
          </Inline>
          <dd className={styles.amount}>{formatSigned(tenths(-given))}</dd>
        </div>
      </Grid>
      {isText ? (
        <PeriodTable periods={periods} />
      ) : (
        <BarChart
          months={periods.map(({ label, received: gains, given: costs }) => ({ label, gains, costs }))}
          current={periods.length - 1}
          format={(value) => formatCoins(tenths(value))}
          said={accessibleTexts}
        />
      )}
      {best !== null && (
        <Note marginTop={2}>
          {messages.best(
            monthName(best.month, isYearly, messages),
            formatCoins(best.amount),
            formatCoins(best.most),
            best.title,
          )}
        </Note>
      )}
    </Card>
  );
}

function PeriodTable({ periods }: { periods: readonly ChartPeriod[] }) {
  const messages = useMessages(welfareDataMessages);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.when}</th>
          <th scope="col">{messages.received}</th>
          <th scope="col">{messages.given}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ name, received, given }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatCoins(received)}</td>
            <td>{formatCoins(given)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function chartPeriodsOf(
  months: WelfareData['months'],
  isYearly: boolean,
  messages: typeof welfareDataMessages.zh,
): ChartPeriod[] {
  if (isYearly) {
    const sums = byYear(months, (list) => ({
      received: sum(list.map(({ received }) => received)),
      given: sum(list.map(({ given }) => given)),
    }));
    return sums.map(({ year, sum: totals }) => ({ label: year, name: messages.year(year), ...totals }));
  }
  return months.map(({ month, received, given }) => {
    const name = monthName(month, false, messages);
    return {
      label: months.length > maxFullLabels ? String(Number(month.slice(5))) : name.replace(' ', ''),
      name,
      received,
      given,
    };
  });
}

function monthName(month: Month, hasYear: boolean, messages: typeof welfareDataMessages.zh): string {
  return hasYear ? messages.monthOf(startOf(dayInMonth(month, 1))) : messages.month(Number(month.slice(5)));
}
