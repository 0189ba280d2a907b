import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { paymentSecurityWords } from '@/messages/payment-security';
import { useWords } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { ListSection } from '@/ui/lists/list-section';
import { FootNote } from './foot-note';
import styles from './code-help.module.css';

/** What to do where no code comes; by the password instead where the purpose allows it. */
export function CodeHelp({ onPassword }: { onPassword?: (() => void) | undefined }) {
  const words = useWords(paymentSecurityWords);
  return (
    <div className={styles.help}>
      <ListSection title={words.notReceived}>
        <FormRow icon="phone" label={words.smsFilter} note={words.smsFilterLine} />
        {onPassword !== undefined && (
          <FormRow icon="lock" label={words.byPassword} note={words.byPasswordLine} onOpen={onPassword} />
        )}
        <FormRow
          icon="service"
          label={words.phoneGone}
          note={words.phoneGoneLine}
          onOpen={() => void openCustomerService()}
        />
      </ListSection>
      <FootNote>{words.codeNote}</FootNote>
    </div>
  );
}
