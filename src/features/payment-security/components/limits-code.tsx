import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { href } from '@/domain/href';
import { limitsCode } from '@/flows/payment/proof/prove';
import { ProveSheet } from '@/flows/payment/proof/prove-sheet';
import { SmsCode } from '@/flows/payment/proof/sms-code';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentSecurityWords } from '@/messages/payment-security';
import { useWords } from '@/messages/language';
import type { PaymentGuard } from '@/queries/payment';
import { changeSettled, waitingChange } from '@/state/limit-change';
import { noticed } from '@/state/notifications';
import { EmptyArt } from '@/ui/feedback/illustration';
import { StateBlock } from '@/ui/feedback/result-state';
import { changeText } from '../change-messages';
import { pageBack, useSheetEntry, useWayOut } from '../entries';
import { canUsePassword } from '../password-state';
import { saveChange } from '../save-change';
import { CodeHelp } from './code-help';
import styles from './code-page.module.css';
import { WhatChanges } from './what-changes';

/** The code for a change of limits that waits; once it is right, the change is made and the page left. */
export function LimitsCode({ guard }: { guard: PaymentGuard }) {
  const words = useWords(paymentSecurityWords);
  const errors = useWords(errorWords);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const leave = useWayOut(href('/payLimitation'));
  const password = useSheetEntry('password', pageBack(state));
  // Stays with the page: once the change is made nothing waits any more.
  const [waiting] = useState(() => waitingChange(gatewayNow()));
  const [unsaved, setUnsaved] = useState<Failure | null>(null);
  const toLimits = {
    label: words.toPayLimitation,
    go: () => void navigate(href('/payLimitation'), { replace: true }),
  };

  if (waiting === null) {
    return (
      <StateBlock
        art={<EmptyArt variant="empty" />}
        title={words.nothingWaits}
        line={words.nothingWaitsLine}
        way={toLimits}
      />
    );
  }
  const { change, key } = waiting;
  const save = async () => {
    try {
      await saveChange(change, guard, key);
      changeSettled();
      noticed(words.saved);
      leave();
    } catch (error) {
      password.close();
      setUnsaved(failureOf(error));
    }
  };
  if (unsaved !== null) {
    return (
      <StateBlock
        alarming
        title={words.saveFailed}
        line={failureText(unsaved, errors)}
        way={{ label: words.saveAgain, go: () => void save() }}
        otherWay={toLimits}
      />
    );
  }
  const opens =
    change.what === 'scene' && guard.free.scenes.some(({ scene, free }) => scene === change.scene && !free);
  const what = words.codeFor(changeText(change, words, opens));
  return (
    <>
      <div className={styles.code}>
        <h2 className={styles.title}>{words.codeTitle}</h2>
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
          <WhatChanges>{changeText(change, words, opens)}</WhatChanges>
        </ProveSheet>
      )}
    </>
  );
}
