import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { href } from '@/domain/href';
import { limitsCode } from '@/flows/payment/proof/prove';
import { ProveSheet } from '@/flows/payment/proof/prove-sheet';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { changeSettled, waitingChange } from '@/state/limit-change';
import { notify } from '@/state/notifications';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { changeText } from '../change-messages';
import { pageBack, useSheetEntry, useWayOut } from '../entries';
import { canUsePassword } from '../password-state';
import { saveChange } from '../save-change';
import { CodeHelp } from './code-help';
import styles from './code-page.module.css';
import { WhatChanges } from './what-changes';

/** The code for a change of limits that waits; once it is right, the change is made and the page left. */
export function LimitsCode({ guard }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const leave = useWayOut(href('/payLimitation'));
  const password = useSheetEntry('password', pageBack(state));
  // Stays with the page: once the change is made nothing waits any more.
  const [waiting] = useState(() => waitingChange(gatewayNow()));
  const [unsaved, setUnsaved] = useState<Failure | null>(null);
  const toLimits = {
    label: messages.toPayLimitation,
    onClick: () => void navigate(href('/payLimitation'), { replace: true }),
  };

  if (waiting === null) {
    return (
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.nothingWaits}
        description={messages.nothingWaitsLine}
        action={toLimits}
      />
    );
  }
  const { change, key } = waiting;
  const save = async () => {
    try {
      await saveChange(change, guard, key);
      changeSettled();
      notify(messages.saved);
      leave();
    } catch (error) {
      password.close();
      setUnsaved(failureOf(error));
    }
  };
  if (unsaved !== null) {
    return (
      <ResultState
        alarming
        title={messages.saveFailed}
        description={failureText(unsaved, errors)}
        action={{ label: messages.saveAgain, onClick: () => void save() }}
        secondaryAction={toLimits}
      />
    );
  }
  const opens =
    change.what === 'scene' && guard.free.scenes.some(({ scene, free }) => scene === change.scene && !free);
  const what = messages.codeFor(changeText(change, messages, opens));
  return (
    <>
      <div className={styles.code}>
        <h2 className={styles.title}>{messages.codeTitle}</h2>
        <SmsCode {...limitsCode(key)} forWhat={what} onRight={() => void save()} />
      </div>
      <CodeHelp onPassword={canUsePassword(guard) ? password.open : undefined} />
      {password.isOpen && (
        <ProveSheet
          allows={key}
          ways={['password']}
          code={limitsCode(key)}
          onRight={() => void save()}
          onClose={password.close}
        >
          <WhatChanges>{changeText(change, messages, opens)}</WhatChanges>
        </ProveSheet>
      )}
    </>
  );
}
