import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { ListSection } from '@/ui/lists/list-section';
import { paymentSecurityMessages } from '../messages';
import { Footnote } from './footnote';
import styles from './code-help.module.css';

/** Help for a code that does not arrive; offers the password instead where `onPassword` is given. */
export function CodeHelp({ onPassword }: { onPassword?: (() => void) | undefined }) {
  const messages = useMessages(paymentSecurityMessages);
  return (
    <div className={styles.help}>
      <ListSection title={messages.notReceived}>
        <FormRow icon="phone" label={messages.smsFilter} note={messages.smsFilterLine} />
        {onPassword !== undefined && (
          <FormRow
            icon="lock"
            label={messages.byPassword}
            note={messages.byPasswordLine}
            onOpen={onPassword}
          />
        )}
        <FormRow
          icon="service"
          label={messages.phoneGone}
          note={messages.phoneGoneLine}
          onOpen={() => void openCustomerService()}
        />
      </ListSection>
      <Footnote>{messages.codeNote}</Footnote>
    </div>
  );
}
