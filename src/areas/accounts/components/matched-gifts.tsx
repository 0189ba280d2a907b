import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { startOf, toDay, toMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { withOtherYear, type Moment } from '@/domain/moment';
import { formatCoins, type Tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { fillGifts, hasDraft } from '../fill-gifts';
import { giftMatchMessages } from '../messages';
import type { GiftMatch } from '../rules/gift-match';
import type { MatchedGift } from '../use-gift-match';
import styles from './matched-gifts.module.css';

interface MatchedGiftsProps {
  match: GiftMatch<MatchedGift>;
  /** The expiring coins, and when they expire, ms. */
  coins: Tenths;
  expiresAt: number;
}

/** The special days for which expiring coins are just right, and a button that fills a transfer for them. */
export function MatchedGifts({
  match: { gifts, total, left, isClose },
  coins,
  expiresAt,
}: MatchedGiftsProps) {
  const messages = useMessages(giftMatchMessages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const now = gatewayNow();
  const dayText = (at: Moment) => messages.day(at, withOtherYear('day', at, toMoment(now)));
  const kinds = new Set(gifts.map(({ occasion }) => occasion));
  const [kind = 'birthday'] = kinds;
  const what = kinds.size === 1 ? kind : 'mixed';
  const isToday = gifts.every(({ day }) => day === toDay(now));
  const openTransfer = () => {
    fillGifts(gifts, isToday ? messages.blessings[what] : messages.earlyBlessings[what]);
    void navigate(href('/transfer1'));
  };
  return (
    <section className={styles.match} aria-label={messages.label}>
      <Text as="p" weight="medium" breakWords>
        {messages.title(
          dayText(toMoment(expiresAt)),
          formatCoins(coins),
          messages.reasons[what](gifts.length),
          isClose,
        )}
      </Text>
      <ul>
        {gifts.map(({ person, occasion, day, years, usual }) => (
          <li key={person.usercode} className={styles.row}>
            <Avatar name={person.name} />
            <Text marginX={3} grow breakWords>
              {person.name}
              <Note as="span" display="block">
                {occasion === 'birthday'
                  ? messages.birthday(dayText(startOf(day)))
                  : messages.onboarding(dayText(startOf(day)), years)}
              </Note>
            </Text>
            <span className={styles.amount}>
              <span className="visuallyHidden">{messages.usually(formatCoins(usual))}</span>
              <span aria-hidden="true">{formatCoins(usual)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Note marginTop={2} marginBottom={2}>
        {messages.rest(formatCoins(total), left > 0 ? formatCoins(left) : null)}
      </Note>
      <Button block onClick={() => (hasDraft() ? setAsking(true) : openTransfer())}>
        {messages.fill(gifts.length)}
      </Button>
      {isAsking && (
        <Dialog
          title={messages.replaceTitle}
          confirm={{ label: messages.replace, onClick: openTransfer }}
          cancel={{ label: messages.keep, onClick: () => setAsking(false) }}
        >
          {messages.replaceLine(gifts.length)}
        </Dialog>
      )}
    </section>
  );
}
