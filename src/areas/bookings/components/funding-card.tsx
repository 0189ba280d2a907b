import type { AccountType } from '@/domain/account';
import { unpaidIn, type ForecastRun } from '@/domain/bookings/forecast';
import { formatCoins, tenths } from '@/domain/money';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { shortDay } from '../describe';
import { ForecastChart } from './forecast-chart';
import styles from './funding-card.module.css';

interface FundingCardProps {
  accountType: AccountType;
  funding: Funding;
  runs: readonly ForecastRun[];
}

/** The gifts of a year against the balance; a negative balance is displayed as 0 and calculated as it is. */
export function FundingCard({ accountType, funding, runs }: FundingCardProps) {
  const messages = useMessages(bookingMessages);
  const { purse, span } = funding;
  const unpaid = unpaidIn(runs);
  const [first] = unpaid;
  const count = runs.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  const balance = formatCoins(tenths(Math.max(0, purse.balance)));
  return (
    <Card title={messages.forecast} aside={messages.forecastAside(messages.accounts[accountType], balance)}>
      {runs.length > 0 && <ForecastChart balance={purse.balance} runs={runs} span={span} />}
      <p className={first === undefined ? styles.line : styles.short}>
        {first !== undefined
          ? messages.unpaidFrom(shortDay(first.day, messages), unpaid.length)
          : runs.length === 0
            ? messages.nothingDue
            : messages.allPaid(count)}
        {purse.balance < 0 && ` · ${messages.overdrawn(formatCoins(tenths(-purse.balance)))}`}
      </p>
      <Note marginTop={2}>{messages.rule}</Note>
    </Card>
  );
}
