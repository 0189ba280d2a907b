import { Link } from 'react-router-dom';
import type { FlashGoods, FlashSession } from '@/api/endpoints/goods';
import { fromMoment, toClock } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { periodState } from '@/domain/period';
import { flashReminderId, reminderTime } from '@/domain/reminders';
import { RemindButton } from '@/flows/reminders/remind-button';
import { useMessages } from '@/messages/language';
import { Stack } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';
import { Text } from '@/ui/text/text';
import { stockChanged } from '../flash-placing';
import { flashSaleMessages } from '../messages';
import { StockBar } from './stock-bar';
import styles from './flash-row.module.css';

interface FlashRowProps {
  session: FlashSession;
  goods: FlashGoods;
  /** By the gateway's clock, ms. */
  now: number;
  /** The session in words, where goods of several stand together. */
  note?: string;
}

/** Goods of a session with what is left of them, linked to their page. */
export function FlashRow({ session, goods, now, note }: FlashRowProps) {
  const messages = useMessages(flashSaleMessages);
  const { id, name, line, picture, price, usualPrice, stock, left } = goods;
  const state = periodState(session, now);
  const isGone = state === 'over' || (state === 'running' && left === 0);
  return (
    <article className={styles.row} data-gone={isGone}>
      <span className={styles.picture}>
        <Picture src={picture} width={112} height={112} icon="flash" />
      </span>
      <Stack grow>
        <Text as="h3" weight="bold" breakWords className={styles.name}>
          <Link className={styles.link} to={href('/secKillingGoodsDetail', { id, session: session.id })}>
            {name}
          </Link>
        </Text>
        <p className={styles.line}>{note ?? line}</p>
        <StockBar state={state} stock={stock} left={left} />
        <div className={styles.footer}>
          <Text as="p" marginRight={2} whiteSpace="nowrap">
            <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
            <span className={styles.price} aria-hidden="true">
              {formatCoins(price)}
            </span>
            {usualPrice !== null && usualPrice > price && !isGone && (
              <span className={styles.usual}>
                <span className="visuallyHidden">{messages.usualPrice(formatCoins(usualPrice))}</span>
                <s aria-hidden="true">{formatCoins(usualPrice)}</s>
              </span>
            )}
          </Text>
          <RowAction session={session} goods={goods} now={now} />
        </div>
      </Stack>
    </article>
  );
}

/** The reminder, or what the link of the row does, which screen readers know from the link. */
function RowAction({ session, goods: { id, name, left, isReminded }, now }: FlashRowProps) {
  const messages = useMessages(flashSaleMessages);
  const state = periodState(session, now);
  const startsAt = fromMoment(session.startsAt);
  const isTooLate = state === 'soon' && now >= reminderTime(startsAt);
  if ((state === 'soon' && !isTooLate) || (state === 'running' && left === 0))
    return (
      <span className={styles.remind}>
        <RemindButton
          about={state === 'soon' ? 'flash' : 'flashStock'}
          id={flashReminderId(session.id, id)}
          title={name}
          isSet={isReminded}
          onChange={stockChanged}
        />
      </span>
    );
  return (
    <span className={styles.pill} data-state={state} aria-hidden="true">
      {state === 'running'
        ? messages.grab
        : state === 'soon'
          ? messages.opensAt(toClock(startsAt))
          : messages.states.over}
    </span>
  );
}
