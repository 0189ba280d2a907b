import type { OwnCard } from '@/areas/prepaid/endpoints/card-order';
import { cardMessages } from '@/areas/prepaid/messages';
import { cardState, daysLeft, formatYuan } from '@/areas/prepaid/rules/card';
import type { RevealedSecret } from '@/areas/prepaid/use-revealed-secret';
import { grouped } from '@/domain/orders/order-number';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Caption, Text, Title } from '@/ui/text/text';
import { CardCode } from './card-code';
import { CardFace } from './card-face';
import styles from './card-stack.module.css';

interface CardStackProps {
  /** The newest first; it lies in front. */
  cards: readonly OwnCard[];
  /** The one that is open. */
  chosen: string;
  /** Its secret, while it is shown. */
  revealed: RevealedSecret | null;
  /** By the gateways' clock, ms. */
  now: number;
  onChoose: (id: string) => void;
}

/** The person's cards, one behind the other, with one of them open. */
export function CardStack({ cards, chosen, revealed, now, onChoose }: CardStackProps) {
  const messages = useMessages(cardMessages);
  return (
    <ul aria-label={messages.own}>
      {[...cards].reverse().map((card) => {
        const { id, face, balance } = card;
        return (
          <Box as="li" key={id} position="relative" className={styles.card}>
            {id === chosen ? (
              <OpenCard card={card} revealed={revealed} now={now} />
            ) : (
              <CardFace face={face} className={styles.closed}>
                <span className="scales" aria-hidden="true" />
                <button type="button" className={styles.head} onClick={() => onChoose(id)}>
                  <Title as="span" marginRight={3}>
                    {messages.name(face)}
                  </Title>
                  {cardState(card, now) === 'expiring' && <Expiry card={card} now={now} />}
                  <Inline as="span" align="baseline" tone="hero-secondary" size="note">
                    {messages.balance}
                    <span className={styles.small}>{formatYuan(balance)}</span>
                  </Inline>
                </button>
              </CardFace>
            )}
          </Box>
        );
      })}
    </ul>
  );
}

function OpenCard({ card, revealed, now }: Pick<CardStackProps, 'revealed' | 'now'> & { card: OwnCard }) {
  const messages = useMessages(cardMessages);
  const { face, balance, number } = card;
  return (
    <CardFace face={face} className={styles.open}>
      <span className="scales" aria-hidden="true" />
      <div className={styles.head}>
        <Title as="h3" marginRight={3}>
          {messages.name(face)}
        </Title>
        <Expiry card={card} now={now} />
      </div>
      <dl className={styles.facts}>
        <div>
          <Caption as="dt" tone="hero-secondary">
            {messages.balance}
          </Caption>
          <dd className={styles.balance}>{formatYuan(balance)}</dd>
        </div>
        <Text as="div" marginLeft="auto" textAlign="right">
          <Caption as="dt" tone="hero-secondary">
            {messages.number}
          </Caption>
          <dd className={styles.number}>
            {revealed === null ? number : grouped(revealed.secret.cardNumber)}
          </dd>
        </Text>
      </dl>
      <CardCode revealed={revealed} />
    </CardFace>
  );
}

function Expiry({ card, now }: { card: OwnCard; now: number }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(cardMessages);
  const { expiresAt } = card;
  return cardState(card, now) === 'expiring' ? (
    <span className={styles.soon}>{messages.expiresIn(daysLeft(expiresAt, now))}</span>
  ) : (
    <Inline as="span" align="baseline" tone="hero-secondary" size="note">
      {messages.expires(formatMoment(expiresAt, 'date'))}
    </Inline>
  );
}
