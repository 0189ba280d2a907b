import type { WelfareData } from '@/api/endpoints/welfare';
import { formatCoins, formatSigned, sum, tenths, type Tenths } from '@/domain/money';
import { byYear } from '@/domain/guide-and-reports/welfare';
import { welfareDataMessages } from '@/messages/welfare-data';
import { useMessages } from '@/messages/language';
import { BarChart } from '@/ui/charts/bar-chart';
import { Card } from '@/ui/layout/card';
import styles from './over-time.module.css';

interface OverTimeProps {
  data: WelfareData;
  /** Months of one year together. */
  yearly: boolean;
  account: string;
  asText: boolean;
}

interface Stretch {
  /** Below its bars, and in full. */
  label: string;
  name: string;
  received: Tenths;
  given: Tenths;
}

/** Above this many bars a label has room for a number alone. */
const roomy = 6;

/** What came and what went, month by month or year by year. */
export function OverTime({ data, yearly, account, asText }: OverTimeProps) {
  const messages = useMessages(welfareDataMessages);
  const { months, received, given, best } = data;
  const stretches = stretchesOf(months, yearly, messages);
  const first = stretches[0]?.name ?? '';
  const last = stretches[stretches.length - 1]?.name ?? '';
  const said = stretches.map(({ name, received: came, given: went }) =>
    messages.accessibleText(name, formatCoins(came), formatCoins(went)),
  );
  return (
    <Card title={messages.overTime} aside={`${messages.from(first, last)} · ${account}`}>
      <dl className={styles.sums}>
        <div>
          <dt className={styles.name} data-series="received">
            {messages.received}
          </dt>
          <dd className={styles.gain}>{formatSigned(received)}</dd>
        </div>
        <div>
          <dt className={styles.name} data-series="given">
            {messages.given}
          </dt>
          <dd className={styles.amount}>{formatSigned(tenths(-given))}</dd>
        </div>
      </dl>
      {asText ? (
        <Figures stretches={stretches} />
      ) : (
        <BarChart
          months={stretches.map(({ label, received: gains, given: costs }) => ({ label, gains, costs }))}
          current={stretches.length - 1}
          format={(value) => formatCoins(tenths(value))}
          said={said}
        />
      )}
      {best !== null && (
        <p className={styles.best}>
          {messages.best(
            monthName(best.month, yearly, messages),
            formatCoins(best.amount),
            formatCoins(best.most),
            best.title,
          )}
        </p>
      )}
    </Card>
  );
}

function Figures({ stretches }: { stretches: readonly Stretch[] }) {
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
        {stretches.map(({ name, received, given }) => (
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

function stretchesOf(
  months: WelfareData['months'],
  yearly: boolean,
  messages: typeof welfareDataMessages.zh,
): Stretch[] {
  if (yearly) {
    const sums = byYear(months, (list) => ({
      received: sum(list.map(({ received }) => received)),
      given: sum(list.map(({ given }) => given)),
    }));
    return sums.map(({ year, sum: both }) => ({ label: year, name: messages.year(year), ...both }));
  }
  return months.map(({ month, received, given }) => {
    const name = monthName(month, false, messages);
    return {
      label: months.length > roomy ? String(Number(month.slice(5))) : name.replace(' ', ''),
      name,
      received,
      given,
    };
  });
}

function monthName(month: string, withYear: boolean, messages: typeof welfareDataMessages.zh): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return withYear ? messages.monthOf(year, number) : messages.month(number);
}
