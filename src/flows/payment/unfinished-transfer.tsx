import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { billOf, sendsFrom } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { transferPayment } from './transfer-payment';
import { UnfinishedPayment } from './unfinished-payment';

/** The unfinished transfer or reward; its outcome is queried even while it is `hidden`. */
export function UnfinishedTransfer({ hidden = false }: { hidden?: boolean }) {
  const messages = useMessages(transferMessages);
  const { data: user } = useCurrentUser();
  const attempt = transferPayment.useResumedAttempt(user?.usercode ?? '');
  if (hidden || attempt === null) return null;
  const { intent, phase, id } = attempt;
  const { accountType } = intent.content;
  const words = messages.kinds[accountType];
  const confirm = href(sendsFrom[accountType], { step: 'confirm' });
  const links = {
    'not-sent': [{ label: messages.again, to: confirm }],
    checking: [
      { label: messages.seeProgress, to: confirm },
      { label: messages.toBill, to: billOf(accountType) },
    ],
  };
  return (
    <UnfinishedPayment
      attempt={attempt}
      texts={{
        open: words.unfinished,
        notSent: messages.notSent,
        done: words.success,
      }}
      description={(sentAt) =>
        messages.unfinishedLine(
          formatCoins(intent.total),
          messages.names(intent.recipients.map(namesToldApart(intent.recipients))),
          sentAt,
        )
      }
      toRecord={{ label: words.toDetail, to: href('/rewardDetail', { id: id ?? undefined }) }}
      links={phase === 'not-sent' || phase === 'checking' ? links[phase] : []}
    />
  );
}
