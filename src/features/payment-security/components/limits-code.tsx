import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { href } from '@/domain/href';
import { limitsCode } from '@/flows/payment/proof/verification';
import { VerifySheet } from '@/flows/payment/proof/verify-sheet';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { changeSettled, pendingChange } from '@/state/limit-change';
import { notify } from '@/state/notifications';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { changeText } from '../change-messages';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { canUsePassword } from '@/flows/payment/proof/password-state';
import { saveChange } from '../save-change';
import { CodeHelp } from './code-help';
import styles from './code-page.module.css';
import { ChangeSummary } from '@/flows/payment/proof/change-summary';

/** Asks for the SMS code that confirms a pending change of limits; a correct code saves the change and leaves the page. */
export function LimitsCode({ guard }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const exit = useExit(href('/payLimitation'));
  const passwordSheet = useSheet('password');
  // Kept for the life of the page, as the store forgets the change once it is saved.
  const [pending] = useState(() => pendingChange(gatewayNow()));
  const [saveFailure, setSaveFailure] = useState<Failure | null>(null);
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
  const { change, key } = pending;
  const save = async () => {
    try {
      await saveChange(change, guard, key);
      changeSettled();
      notify(messages.saved);
      exit();
    } catch (error) {
      passwordSheet.close();
      setSaveFailure(failureOf(error));
    }
  };
  if (saveFailure !== null) {
    return (
      <ResultState
        alarming
        title={messages.saveFailed}
        description={failureText(saveFailure, errors)}
        action={{ label: messages.saveAgain, onClick: () => void save() }}
        secondaryAction={limitsAction}
      />
    );
  }
  const isEnablingScene =
    change.what === 'scene' && guard.free.scenes.some(({ scene, free }) => scene === change.scene && !free);
  const purpose = messages.codeFor(changeText(change, messages, isEnablingScene));
  return (
    <>
      <div className={styles.code}>
        <h2 className={styles.title}>{messages.codeTitle}</h2>
        <SmsCode {...limitsCode(key)} forWhat={purpose} onVerified={() => void save()} />
      </div>
      <CodeHelp onPassword={canUsePassword(guard) ? passwordSheet.open : undefined} />
      {passwordSheet.isOpen && (
        <VerifySheet
          allows={key}
          ways={['password']}
          code={limitsCode(key)}
          onVerified={() => void save()}
          onClose={passwordSheet.close}
        >
          <ChangeSummary>{changeText(change, messages, isEnablingScene)}</ChangeSummary>
        </VerifySheet>
      )}
    </>
  );
}
