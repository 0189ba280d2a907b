import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { href } from '@/domain/href';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { ChangeSummary } from '@/flows/payment/proof/change-summary';
import { canUsePassword } from '@/flows/payment/proof/password-state';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { limitsCode } from '@/flows/payment/proof/verification';
import { VerifySheet } from '@/flows/payment/proof/verify-sheet';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { notify } from '@/state/notifications';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Title } from '@/ui/text/text';
import { changeText } from '../change-messages';
import { paymentSecurityMessages } from '../messages';
import { changeSettled, pendingChange } from '../state/limit-change';
import { useLimitWrite } from '../use-limit-write';
import { CodeHelp } from './code-help';
import styles from './code-page.module.css';

/** Asks for the SMS code that confirms a pending change of limits; a correct code saves the change and leaves the page. */
export function LimitsCode({ guard }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const navigate = useNavigate();
  const exit = useExit(href('/payLimitation'));
  const passwordSheet = useSheet('password');
  const write = useLimitWrite(guard);
  // Kept for the life of the page, as the store forgets the change once it is saved.
  const [pending] = useState(() => pendingChange(gatewayNow()));
  const [key] = useState(() => (pending === null ? '' : write.keyOf(pending.change)));
  const [isRefused, setRefused] = useState(false);
  const limitsAction = {
    label: messages.toPayLimitation,
    onClick: () => void navigate(href('/payLimitation'), { replace: true }),
  };

  if (pending === null) {
    return (
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.nothingWaits}
        description={messages.nothingWaitsLine}
        action={limitsAction}
      />
    );
  }
  const { change } = pending;
  const handleSave = () =>
    write.send(
      change,
      () => {
        changeSettled();
        notify(messages.saved);
        exit();
      },
      (_, wasRefused) => {
        passwordSheet.close();
        setRefused(wasRefused);
      },
    );
  if (write.errorText !== null) {
    const again = { label: messages.saveAgain, onClick: handleSave };
    return (
      <ResultState
        alarming
        title={write.errorText}
        {...(isRefused ? { action: limitsAction } : { action: again, secondaryAction: limitsAction })}
      />
    );
  }
  const isEnablingScene =
    change.what === 'scene' && guard.free.scenes.some(({ scene, free }) => scene === change.scene && !free);
  const purpose = messages.codeFor(changeText(change, messages, isEnablingScene));
  return (
    <>
      <div className={styles.code}>
        <Title marginBottom={2} size="title-l">
          {messages.codeTitle}
        </Title>
        <SmsCode {...limitsCode(key)} forWhat={purpose} onVerified={handleSave} />
      </div>
      <CodeHelp onPassword={canUsePassword(guard) ? passwordSheet.open : undefined} />
      {passwordSheet.isOpen && (
        <VerifySheet
          allows={key}
          methods={['password']}
          code={limitsCode(key)}
          onVerified={handleSave}
          onClose={passwordSheet.close}
        >
          <ChangeSummary>{changeText(change, messages, isEnablingScene)}</ChangeSummary>
        </VerifySheet>
      )}
    </>
  );
}
