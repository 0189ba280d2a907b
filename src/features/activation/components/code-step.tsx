import type { SystemType } from '@/domain/account';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { activationMessages } from '@/messages/activation';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { ListSection } from '@/ui/lists/list-section';
import { activate, sendActivationCode } from '../activate';
import styles from './code-step.module.css';
import { StepPage } from './step-page';

interface CodeStepProps {
  sysType: SystemType;
  onActivated: () => void;
}

/** Checks a code that was sent to the phone; the sixth digit activates the account. */
export function CodeStep({ sysType, onActivated }: CodeStepProps) {
  const messages = useMessages(activationMessages);
  return (
    <StepPage step="code">
      <h2 className={styles.title}>{messages.codeTitle}</h2>
      <SmsCode
        purpose="activation"
        send={() => sendActivationCode(sysType)}
        check={(code) => activate(sysType, code)}
        onVerified={onActivated}
      />
      <div className={styles.help}>
        <ListSection title={messages.notCome}>
          <FormRow icon="phone" label={messages.blocked} note={messages.blockedLine} />
          <FormRow
            icon="service"
            label={messages.otherPhone}
            note={messages.otherPhoneLine}
            onOpen={() => void openCustomerService()}
          />
        </ListSection>
      </div>
    </StepPage>
  );
}
