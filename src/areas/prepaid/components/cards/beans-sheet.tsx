import { jdBeans, jdBeansToken, jdBeansUnbind } from '@/api/endpoints/jd-beans';
import { jdBeansMessages } from '@/areas/prepaid/messages';
import { formatCount } from '@/domain/money';
import { useWrite } from '@/flows/write/use-write';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { DescriptionList } from '@/ui/lists/description-list';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Sheet } from '@/ui/overlays/sheet';
import type { JdAccount } from './beans-row';
import styles from './beans-sheet.module.css';

/** What the person's JD account has and is used for; binds it and gives it up. */
export function BeansSheet({ account, onClose }: { account: JdAccount; onClose: () => void }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(jdBeansMessages);
  // A lost answer and a refusal may both mean that it is bound or unbound already.
  const refresh = () => invalidate(jdBeans);
  const binding = useWrite(jdBeansToken, { refresh });
  const unbinding = useWrite(jdBeansUnbind, { refresh });
  const end = (done: string) => () => {
    notify(done);
    onClose();
  };
  const rate = [messages.rate, messages.rateLine] as const;
  return (
    <Sheet title={account === null ? messages.bindTitle : messages.sheetTitle} onClose={onClose}>
      <DescriptionList
        ruled
        rows={
          account === null
            ? [[messages.account, messages.ownPhone], [messages.shared, messages.sharedLine], rate]
            : [
                [messages.account, messages.phone(account.tail)],
                [messages.beans, formatCount(account.beans)],
                rate,
                [messages.since, formatMoment(account.since, 'date')],
              ]
        }
      />
      <ErrorNotice text={binding.errorText ?? unbinding.errorText} />
      {account === null ? (
        <Button
          block
          className={styles.button}
          busy={binding.isBusy}
          onClick={() => binding.send({}, end(messages.bound))}
        >
          {messages.bind}
        </Button>
      ) : (
        <div className={styles.button}>
          <ConfirmedButton
            label={messages.unbind}
            keepLabel={messages.keep}
            title={messages.unbindTitle}
            variant="outlined"
            block
            busy={unbinding.isBusy}
            onConfirm={() => unbinding.send({}, end(messages.unbindDone))}
          >
            {messages.unbindLine}
          </ConfirmedButton>
        </div>
      )}
    </Sheet>
  );
}
