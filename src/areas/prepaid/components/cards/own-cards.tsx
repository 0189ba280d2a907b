import { Link } from 'react-router-dom';
import type { OwnCard } from '@/areas/prepaid/endpoints/card-order';
import { cardMessages } from '@/areas/prepaid/messages';
import type { RevealedSecret } from '@/areas/prepaid/use-revealed-secret';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { ResultState } from '@/ui/feedback/result-state';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { ListHead } from '@/ui/lists/list-head';
import { Icon } from '@/ui/media/icon';
import { CardStack } from './card-stack';

interface OwnCardsProps {
  /** Those that still pay for something, the newest first. */
  cards: readonly OwnCard[];
  chosen: string;
  revealed: RevealedSecret | null;
  now: number;
  onChoose: (id: string) => void;
}

/** The person's cards with the way to those that are used up. */
export function OwnCards({ cards, ...stack }: OwnCardsProps) {
  const messages = useMessages(cardMessages);
  return (
    <section>
      <ListHead
        title={cards.length === 0 ? messages.own : messages.ownCount(cards.length)}
        aside={
          <Inline
            as={Link}
            minHeight="tap"
            marginY={-3}
            tone="secondary"
            to={href('/jdCardHome', { view: 'past' })}
          >
            {messages.past}
            <Icon name="forward" size={16} />
          </Inline>
        }
      />
      {cards.length === 0 ? (
        <Card>
          <ResultState title={messages.none} description={messages.noneLine} />
        </Card>
      ) : (
        <CardStack cards={cards} {...stack} />
      )}
    </section>
  );
}
