import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { amountOf, hasOwnAmounts, sumSoFar } from '@/domain/shares';
import { sendsFrom } from '@/domain/transfer';
import { centreWords } from '@/messages/centre';
import { ownAmountWords } from '@/messages/own-amounts';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { noticed } from '@/state/notices';
import { draftSent, useTransferDraft } from '@/state/transfer-draft';
import { AvatarStack } from '@/ui/avatar-stack';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import styles from './left-draft.module.css';

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
    : words.draftPeople(who, amount.ok ? formatCoins(amount.amount) : words.noAmount);
  const drop = () => {
    draftSent();
    noticed(words.dropped);
  };
  return (
    <Card title={words.draftTitle}>
      <div className={styles.draft}>
        <AvatarStack names={names} />
        <p className={styles.texts}>
          {line}
          <span className={styles.line}>
            {words.kinds[draft.accountType === 0 ? 'transfer' : 'reward'][0]} · {draft.text}
          </span>
        </p>
      </div>
      <div className={styles.ways}>
        <Button look="quiet" onClick={drop}>
          {words.drop}
        </Button>
        <Button onClick={() => void navigate(href(sendsFrom[draft.accountType]))}>{words.goOn}</Button>
      </div>
    </Card>
  );
}
