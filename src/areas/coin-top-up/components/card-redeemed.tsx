import { useNavigate } from 'react-router-dom';
import { coinTopUpList, type CardGift } from '@/api/endpoints/coin-top-up';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { topUpMessages, type topUp } from '@/messages/areas/coin-top-up';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Card } from '@/ui/layout/card';

interface CardRedeemedProps {
  /** Of the record. */
  id: string;
  /** The end of the card's code. */
  tail: string;
  onSeen: () => void;
}

/** What a card has given, and where to find it. */
export function CardRedeemed({ id, tail, onSeen }: CardRedeemedProps) {
  const messages = useMessages(topUpMessages);
  const navigate = useNavigate();
  const { data } = useEndpoint(coinTopUpList, {}, { quiet: true, staleTime: 0 });
  const record = data?.records.find((each) => each.by === 'card' && each.id === id);
  const gives = record?.by === 'card' ? record.gives : null;
  const next = gives === null ? null : nextOf(gives, id, messages);
  const again = { label: messages.again, onClick: onSeen };
  return (
    <Card>
      <div role="status">
        <ResultState
          title={gives === null ? messages.redeemedSome : titleOf(gives, messages)}
          description={messages.byCard(tail)}
          action={
            next === null
              ? again
              : {
                  label: next.label,
                  onClick: () => {
                    onSeen();
                    void navigate(next.to);
                  },
                }
          }
          secondaryAction={next === null ? undefined : again}
        />
      </div>
    </Card>
  );
}

function titleOf(gives: CardGift, messages: typeof topUp): string {
  switch (gives.kind) {
    case 'coins':
      return messages.redeemed;
    case 'phone':
      return messages.redeemedPhone(gives.yuan, gives.tail);
    case 'beans':
      return messages.redeemedBeans(formatCount(gives.beans));
  }
}

function nextOf(gives: CardGift, id: string, messages: typeof topUp): { label: string; to: string } | null {
  switch (gives.kind) {
    case 'coins':
      return { label: messages.toBill, to: href('/orderItemDetail/:id', { id }) };
    case 'phone':
      return null;
    case 'beans':
      return { label: messages.toJdCards, to: href('/jdCardHome') };
  }
}
