import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { RadioGroup } from '@/ui/forms/radio-group';
import { Card } from '@/ui/layout/card';
import { Caption, Note, Text } from '@/ui/text/text';
import { phoneTopUpMessages } from '../messages';
import { savedBy } from '../rules/top-up-price';
import { topUpChosen } from '../state/phone-top-up';
import type { TopUpChoice } from '../use-top-up-choice';
import styles from './amount-card.module.css';

/** The amounts that the number can be topped up by, each with its price, and what the chosen one saves. */
export function AmountCard({ choice: { query, offer } }: { choice: TopUpChoice }) {
  const messages = useMessages(phoneTopUpMessages);
  return (
    <QueryView
      query={query}
      title={messages.offersFailed}
      skeleton={<Skeleton label={messages.loading} bars={[230]} />}
    >
      {({ offers, usualMinutes }) => (
        <Card title={messages.howMuch} aside={messages.arrives(usualMinutes)}>
          <FetchedAt query={query} />
          {offers.length === 0 && <Note>{messages.noOffers}</Note>}
          <RadioGroup
            label={messages.amounts}
            choices={offers}
            keyOf={({ id }) => id}
            current={offer?.id}
            isDisabled={({ isSoldOut }) => isSoldOut}
            onChoose={({ id }) => topUpChosen({ offer: id })}
            className={styles.amounts}
            choiceClassName={styles.amount}
          >
            {(each, isChosen) => {
              const saved = savedBy(each);
              return (
                <>
                  {isChosen && saved > 0 && (
                    <span className={styles.saved}>{messages.saved(formatCoins(saved))}</span>
                  )}
                  <Text size="note" weight="medium" className={styles.face}>
                    <span className={styles.digits}>{each.face}</span> {messages.yuan}
                  </Text>
                  <Caption as="span" marginTop={0.5} className={styles.price}>
                    {each.isSoldOut ? messages.soldOut : messages.coins(formatCoins(each.price))}
                  </Caption>
                </>
              );
            }}
          </RadioGroup>
        </Card>
      )}
    </QueryView>
  );
}
