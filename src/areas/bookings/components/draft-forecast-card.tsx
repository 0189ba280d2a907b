import type { AccountType } from '@/domain/account';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { formatCoins, tenths } from '@/domain/money';
import type { Recipient } from '@/domain/transfers/transfer';
import { impactText } from '@/flows/funding-forecast/impact-text';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { namesOf, shortDay } from '../describe';
import { draftId, type DraftForecast } from '../draft-forecast';
import { ForecastChart } from './forecast-chart';
import styles from './draft-forecast-card.module.css';

interface DraftForecastCardProps {
  accountType: AccountType;
  funding: Funding;
  /** Null while the draft is incomplete; the card then shows the forecast without it. */
  forecast: DraftForecast | null;
  runs: DraftForecast['runs'];
  recipients: readonly Recipient[];
  /** The occasion of the draft. */
  tag: string;
}

/** How many days of the draft are listed. */
const maxRows = 3;

/** The forecast of the account with the draft included; it never blocks booking. */
export function DraftForecastCard({
  accountType,
  funding,
  forecast,
  runs,
  recipients,
  tag,
}: DraftForecastCardProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = namesToldApart(recipients);
  const own = forecast?.own ?? [];
  const [first] = own;
  const firstUnpaid = forecast?.own.find(({ paid }) => !paid);
  return (
    <Card title={messages.forecast} aside={messages.forecastYear(messages.accounts[accountType])}>
      <ForecastChart
        balance={funding.purse.balance}
        runs={forecast?.runs ?? runs}
        span={funding.span}
        ownId={draftId}
      />
      {own.slice(0, maxRows).map(({ day, usercodes, amount }) => (
        <Inline as="p" key={day} align="baseline" paddingY={3}>
          <span className={styles.day}>{shortDay(day, messages)}</span>
          <Text grow breakWords>
            {messages.draftGift(messages.names(namesOf(recipients, usercodes, nameOf)), tag)}{' '}
            <span className={styles.tag}>{messages.thisOne}</span>
          </Text>
          <span className={styles.amount}>{formatCoins(tenths(-amount))}</span>
        </Inline>
      ))}
      {own.length > maxRows && <p className={styles.rule}>{messages.moreDays(own.length - maxRows)}</p>}
      <div className={styles.notices} role="status">
        {firstUnpaid !== undefined && (
          <NoticeBar tone="warning">
            {firstUnpaid.behind
              ? messages.willWait(shortDay(firstUnpaid.day, messages))
              : messages.willFail(shortDay(firstUnpaid.day, messages), formatCoins(firstUnpaid.missing))}
            <Text display="block" tone="secondary">
              {messages.bookAnyway}
            </Text>
          </NoticeBar>
        )}
        {first !== undefined && firstUnpaid === undefined && (
          <NoticeBar tone="success">{messages.willArrive(shortDay(first.day, messages))}</NoticeBar>
        )}
        {forecast !== null && forecast.impact.length > 0 && (
          <NoticeBar tone="warning">{impactText(forecast.impact, funding.bookings, messages)}</NoticeBar>
        )}
      </div>
      <p className={styles.rule}>{messages.rule}</p>
    </Card>
  );
}
