import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { mine } from '@/api/endpoints/member';
import { href } from '@/domain/href';
import { weaknessOf } from '@/domain/payment/payment-proof';
import { nextEntryState, stepsBackOf } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { SixDigits } from '@/flows/payment/proof/six-digits';
import { keyInAdvance } from '@/flows/write/write-intent';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { invalidatePaymentGuard, type PaymentGuard } from '@/queries/payment';
import { notify } from '@/state/notifications';
import { paymentSecurityMessages } from '../messages';
import { setPassword } from '../set-password';
import { passwordProofUsed, usePasswordProof } from '../state/password-proof';
import { OldPassword } from './old-password';
import { StepHead } from './step-head';

const stepsByMode = {
  set: ['new', 'again'],
  change: ['old', 'new', 'again'],
  forgot: ['captcha', 'code', 'new', 'again'],
} as const;

/** The new password after its first entry, held in memory only, and the idempotency key of the call that sets it. */
interface FirstEntry {
  password: string;
  key: string;
}

/**
 * The steps of setting a password, each an entry of the history, so that back goes one step back. A step whose data was lost in a reload
 * redirects to the first one.
 */
export function PasswordSteps({ guard }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const proofKey = usePasswordProof(({ key }) => key);
  const mobile = useEndpoint(mine, {}).data?.mobile ?? '';
  const [firstEntry, setFirstEntry] = useState<FirstEntry | null>(null);
  // Held in memory only, so that the same password is refused where it is typed.
  const [oldPassword, setOldPassword] = useState<string | null>(null);
  const [validationError, setValidationError] = useState<string | null>(null);
  const exit = useExit(href('/settingNew'), 1);

  const way = search.get('way') === 'forgot' ? 'forgot' : undefined;
  const mode = guard.password.isSet ? (way ?? 'change') : 'set';
  const requestedStep = search.get('step');
  const isProven = mode === 'set' || proofKey !== null;
  const step =
    requestedStep === 'again' ? 'again' : requestedStep === 'new' || mode === 'set' ? 'new' : 'old';
  const nextState = nextEntryState(stepsBackOf(state) ?? 1);

  if (step === 'new' && !isProven)
    return <Navigate to={href('/setPassword', { way })} replace state={state} />;
  if (step === 'old' && mode === 'forgot')
    return <Navigate to={href('/verificationCode', { for: 'password' })} replace state={state} />;
  if (step === 'again' && firstEntry === null)
    return <Navigate to={href('/setPassword', { way, step: 'new' })} replace state={state} />;

  const goTo = (next: 'new' | 'again') => {
    setValidationError(null);
    void navigate(href('/setPassword', { way, step: next }), { state: nextState });
  };
  const handleFirstEntry = (password: string) => {
    const weakness = weaknessOf(password, mobile);
    if (weakness !== null) return setValidationError(messages.weaknesses[weakness]);
    if (password === oldPassword) return setValidationError(messages.sameAsOld);
    setFirstEntry({ password, key: proofKey ?? keyInAdvance() });
    goTo('again');
  };
  const handleSecondEntry = async (password: string) => {
    if (firstEntry === null) return;
    if (password !== firstEntry.password) {
      setValidationError(messages.different);
      return void navigate(-1);
    }
    const outcome = await setPassword(password, firstEntry.key);
    if (outcome.status === 'set') {
      notify(mode === 'set' ? messages.passwordSet : messages.passwordChanged);
      exit();
      passwordProofUsed();
      void invalidatePaymentGuard();
      return;
    }
    if (outcome.status === 'unanswered') return setValidationError(errors.unanswered);
    const text = failureText(outcome.failure, errors);
    if (outcome.status === 'unproven') {
      notify(text);
      passwordProofUsed();
      setFirstEntry(null);
      void invalidatePaymentGuard();
    } else if (outcome.failure.kind === 'code') {
      setValidationError(text);
      void navigate(-1);
    } else {
      setValidationError(messages.reason(messages.notSet, text));
    }
  };

  const steps: readonly string[] = stepsByMode[mode];
  const [title, description] = {
    old: [messages.oldTitle, messages.oldLine],
    new: [messages.newTitle, messages.newLine],
    again: [messages.againTitle, messages.againLine],
  }[step] as [string, string];
  return (
    <>
      <StepHead
        step={steps.indexOf(step) + 1}
        stepCount={steps.length}
        title={title}
        description={description}
      />
      {step === 'old' ? (
        <OldPassword
          guard={guard}
          onVerified={(password) => {
            setOldPassword(password);
            goTo('new');
          }}
          onForgot={() => void navigate(href('/setPassword', { way: 'forgot' }), { state: nextState })}
        />
      ) : (
        <SixDigits
          key={step}
          validationError={validationError}
          busyText={messages.settingIt}
          onTyped={step === 'new' ? handleFirstEntry : handleSecondEntry}
        />
      )}
    </>
  );
}
