import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { amountOf, hasOwnAmounts, sumSoFar } from '@/domain/transfers/shares';
import { sendsFrom } from '@/domain/transfers/transfer';
import { centreWords } from '@/messages/centre';
import { ownAmountWords } from '@/messages/own-amounts';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { noticed } from '@/state/notifications';
import { draftSent, useTransferDraft } from '@/state/transfer-draft';
import { Button } from '@/ui/forms/button';
import { LeftCard } from './left-card';

/** What was begun and never sent: it waits here until it is sent or dropped. */
export function LeftDraft() {
  const words = useWords(centreWords);
  const transfers = useWords(transferWords);
  const own = useWords(ownAmountWords);
  const navigate = useNavigate();
  const draft = useTransferDraft();
  const amount = amountOf(draft);
  if (draft.transferList.length === 0 && draft.money === '') return null;
  const names = draft.transferList.map(({ name }) => name);
  const who = names.length === 0 ? words.nobody : transfers.names(names);
  const line = hasOwnAmounts(draft)
    ? own.left(who, formatCoins(sumSoFar(draft)))
    : amount.ok
      ? words.draftPeople(who, formatCoins(amount.amount))
      : words.draftNoAmount(who);
  const drop = () => {
    draftSent();
    noticed(words.dropped);
  };
  return (
    <LeftCard
      title={words.draftTitle}
      names={names}
      line={line}
      note={`${words.kinds[draft.accountType === 0 ? 'transfer' : 'reward'][0]} · ${draft.text}`}
    >
      <Button look="quiet" onClick={drop}>
        {words.drop}
      </Button>
      <Button onClick={() => void navigate(href(sendsFrom[draft.accountType]))}>{words.goOn}</Button>
    </LeftCard>
  );
}
