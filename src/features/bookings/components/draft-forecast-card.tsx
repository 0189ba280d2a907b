import type { AccountType } from '@/domain/account';
import { formatCoins, tenths } from '@/domain/money';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { harmText } from '@/flows/funding-forecast/harm-text';
import { shortDay } from '../describe';
import type { DraftForecast } from '../draft-forecast';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { ForecastChart } from './forecast-chart';
import styles from './draft-forecast-card.module.css';

interface DraftForecastCardProps {
  accountType: AccountType;
  funding: Funding;
  /** Null while the draft says too little: then the card shows the account as it is. */
  forecast: DraftForecast | null;
  runs: DraftForecast['runs'];
  /** Who the draft is for, and on what occasion. */
  gift: string;
}

/** What booking this will come to, before it is booked; it stands in nobody's way (decision 28). */
export function DraftForecastCard({ accountType, funding, forecast, runs, gift }: DraftForecastCardProps) {
  const words = useWords(bookingWords);
  const [first] = forecast?.own ?? [];
  const failing = forecast?.own.find(({ paid }) => !paid);
  return (
    <Card title={words.forecast} aside={words.forecastYear(words.accounts[accountType])}>
      <ForecastChart balance={funding.purse.balance} runs={forecast?.runs ?? runs} />
      {first !== undefined && (
        <p className={styles.row}>
          <span className={styles.day}>{shortDay(first.day, words)}</span>
          <span className={styles.gift}>
            {gift} <span className={styles.tag}>{words.thisOne}</span>
          </span>
          <span className={styles.amount}>{formatCoins(tenths(-first.amount))}</span>
        </p>
      )}
      <div className={styles.notices} role="status">
        {failing !== undefined && (
          <NoticeBar tone="warning">
            {words.willFail(shortDay(failing.day, words), formatCoins(failing.missing))}
            <span className={styles.line}>{words.bookAnyway}</span>
          </NoticeBar>
        )}
        {first !== undefined && failing === undefined && (
          <NoticeBar tone="success">{words.willArrive(shortDay(first.day, words))}</NoticeBar>
        )}
        {forecast !== null && forecast.harmed.length > 0 && (
          <NoticeBar tone="warning">{harmText(forecast.harmed, funding.bookings, words)}</NoticeBar>
        )}
      </div>
      <p className={styles.rule}>{words.rule}</p>
    </Card>
  );
}
