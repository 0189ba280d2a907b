import { toReceiptTime } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { billOf, sendsFrom } from '@/domain/transfers/transfer';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { transferPayment } from './transfer-payment';
import { UnfinishedPayment } from './unfinished-payment';

/** A transfer or reward whose page went away. Hidden, its outcome is followed all the same. */
export function UnfinishedTransfer({ hidden = false }: { hidden?: boolean }) {
  const words = useWords(transferWords);
  const { data: user } = useCurrentUser();
  const attempt = transferPayment.useResumedAttempt(user?.usercode ?? '');
  if (hidden || attempt === null) return null;
  const { intent, phase, id, sentAt } = attempt;
  const { accountType } = intent.content;
  const confirm = href(sendsFrom[accountType], { step: 'confirm' });
  const leads = {
    'not-sent': [{ label: words.again, to: confirm }],
    checking: [
      { label: words.seeProgress, to: confirm },
      { label: words.toBill, to: billOf(accountType) },
    ],
  };
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{ open: words.unfinished, notSent: words.notSent, done: words.arrived, dismiss: words.dismiss }}
      description={words.unfinishedLine(
        formatCoins(intent.total),
        words.names(intent.recipients.map(({ name }) => name)),
        toReceiptTime(sentAt ?? 0),
      )}
      toRecord={{ label: words.toDetail, to: href('/rewardDetail', { id: id ?? undefined }) }}
      leads={phase === 'not-sent' || phase === 'checking' ? leads[phase] : []}
    />
  );
}
