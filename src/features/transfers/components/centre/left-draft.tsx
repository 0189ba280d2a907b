import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { amountOf, hasOwnAmounts, sumSoFar } from '@/domain/transfers/shares';
import { sendsFrom } from '@/domain/transfers/transfer';
import { centreMessages } from '@/messages/centre';
import { ownAmountMessages } from '@/messages/own-amounts';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { draftSent, useTransferDraft } from '@/state/transfer-draft';
import { Button } from '@/ui/forms/button';
import { LeftCard } from './left-card';

/** What was begun and never sent: it waits here until it is sent or dropped. */
export function LeftDraft() {
  const messages = useMessages(centreMessages);
  const transfers = useMessages(transferMessages);
  const own = useMessages(ownAmountMessages);
  const navigate = useNavigate();
  const draft = useTransferDraft();
  const amount = amountOf(draft);
  if (draft.transferList.length === 0 && draft.money === '') return null;
  const names = draft.transferList.map(({ name }) => name);
  const who = names.length === 0 ? messages.nobody : transfers.names(names);
  const line = hasOwnAmounts(draft)
    ? own.left(who, formatCoins(sumSoFar(draft)))
    : amount.ok
      ? messages.draftPeople(who, formatCoins(amount.amount))
      : messages.draftNoAmount(who);
  const drop = () => {
    draftSent();
    notify(messages.dropped);
  };
  return (
    <LeftCard
      title={messages.draftTitle}
      names={names}
      description={line}
      note={`${messages.kinds[draft.accountType === 0 ? 'transfer' : 'reward'][0]} · ${draft.text}`}
    >
      <Button variant="quiet" onClick={drop}>
        {messages.drop}
      </Button>
      <Button onClick={() => void navigate(href(sendsFrom[draft.accountType]))}>{messages.goOn}</Button>
    </LeftCard>
  );
}
