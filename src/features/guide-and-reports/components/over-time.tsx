import { formatCoins, formatSigned, sum, tenths, type Tenths } from '@/domain/money';
import { byYear } from '@/domain/guide-and-reports/welfare';
import { welfareDataWords } from '@/messages/welfare-data';
import { useWords } from '@/messages/language';
import type { WelfareData } from '@/queries/welfare';
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
  const words = useWords(welfareDataWords);
  const { months, received, given, best } = data;
  const stretches = stretchesOf(months, yearly, words);
  const first = stretches[0]?.name ?? '';
  const last = stretches[stretches.length - 1]?.name ?? '';
  const said = stretches.map(({ name, received: came, given: went }) =>
    words.heard(name, formatCoins(came), formatCoins(went)),
  );
  return (
    <Card title={words.overTime} aside={`${words.from(first, last)} · ${account}`}>
      <dl className={styles.sums}>
        <div>
          <dt className={styles.name} data-series="received">
            {words.received}
          </dt>
          <dd className={styles.gain}>{formatSigned(received)}</dd>
        </div>
        <div>
          <dt className={styles.name} data-series="given">
            {words.given}
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
          {words.best(
            monthName(best.month, yearly, words),
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
  const words = useWords(welfareDataWords);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.received}</th>
          <th scope="col">{words.given}</th>
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
  words: typeof welfareDataWords.zh,
): Stretch[] {
  if (yearly) {
    const sums = byYear(months, (list) => ({
      received: sum(list.map(({ received }) => received)),
      given: sum(list.map(({ given }) => given)),
    }));
    return sums.map(({ year, sum: both }) => ({ label: year, name: words.year(year), ...both }));
  }
  return months.map(({ month, received, given }) => {
    const name = monthName(month, false, words);
    return {
      label: months.length > roomy ? String(Number(month.slice(5))) : name.replace(' ', ''),
      name,
      received,
      given,
    };
  });
}

function monthName(month: string, withYear: boolean, words: typeof welfareDataWords.zh): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return withYear ? words.monthOf(year, number) : words.month(number);
}
