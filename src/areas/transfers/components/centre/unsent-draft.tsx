import { useNavigate } from 'react-router-dom';
import { centreMessages, ownAmountMessages } from '@/areas/transfers/messages';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { amountOf, hasOwnAmounts, sumSoFar } from '@/domain/transfers/shares';
import { sendsFrom } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { draftSent, useTransferDraft } from '@/state/transfer-draft';
import { Button } from '@/ui/forms/button';
import { DraftCard } from './draft-card';

/** The transfer draft that was not sent; it is listed until it is sent or discarded. */
export function UnsentDraft() {
  const messages = useMessages(centreMessages);
  const transfers = useMessages(transferMessages);
  const own = useMessages(ownAmountMessages);
  const navigate = useNavigate();
  const draft = useTransferDraft();
  const amount = amountOf(draft);
  if (draft.transferList.length === 0 && draft.money === '') return null;
  const names = draft.transferList.map(({ name }) => name);
  const who =
    names.length === 0
      ? messages.nobody
      : transfers.names(draft.transferList.map(namesToldApart(draft.transferList)));
  const description = hasOwnAmounts(draft)
    ? own.left(who, formatCoins(sumSoFar(draft)))
    : amount.ok
      ? messages.draftPeople(who, formatCoins(amount.amount))
      : messages.draftNoAmount(who);
  const handleDiscard = () => {
    draftSent();
    notify(messages.dropped);
  };
  return (
    <DraftCard
      title={messages.draftTitle}
      names={names}
      description={description}
      note={`${messages.kinds[draft.accountType === 0 ? 'transfer' : 'reward'][0]} · ${draft.text}`}
    >
      <Button variant="quiet" onClick={handleDiscard}>
        {messages.drop}
      </Button>
      <Button onClick={() => void navigate(href(sendsFrom[draft.accountType]))}>{messages.goOn}</Button>
    </DraftCard>
  );
}
