import type { SystemType } from '@/domain/account';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';
import { Box } from '@/ui/layout/box';
import { ListSection } from '@/ui/lists/list-section';
import { Title } from '@/ui/text/text';
import { activate, sendActivationCode } from '../activate';
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
      <Title marginBottom={2} size="title-l">
        {messages.codeTitle}
      </Title>
      <SmsCode
        purpose="activation"
        send={() => sendActivationCode(sysType)}
        check={(code) => activate(sysType, code)}
        onVerified={onActivated}
      />
      <Box marginTop={5}>
        <ListSection title={messages.notCome}>
          <FormRow icon="phone" label={messages.blocked} note={messages.blockedLine} />
          <FormRow
            icon="service"
            label={messages.otherPhone}
            note={messages.otherPhoneLine}
            onOpen={() => void openCustomerService()}
          />
        </ListSection>
      </Box>
    </StepPage>
  );
}
