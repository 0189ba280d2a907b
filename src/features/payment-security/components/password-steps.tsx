import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { mine } from '@/api/endpoints/member';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { href } from '@/domain/href';
import { weaknessOf } from '@/domain/payment/payment-proof';
import { SixDigits } from '@/flows/payment/proof/six-digits';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { type PaymentGuard, invalidatePaymentGuard } from '@/queries/payment';
import { notify } from '@/state/notifications';
import { passwordProofUsed, usePasswordProof } from '@/state/password-proof';
import { entriesBack, entryOnTop, useWayOut } from '../entries';
import { setPassword } from '../set-password';
import { OldPassword } from './old-password';
import { StepHead } from './step-head';

const stepsOf = {
  set: ['new', 'again'],
  change: ['old', 'new', 'again'],
  forgot: ['captcha', 'code', 'new', 'again'],
} as const;

/** The new password after its first entry, in memory alone, and the key of the call that sets it. */
interface Entered {
  password: string;
  key: string;
}

/**
 * One step after the other, each an entry of the history, so that back goes one step back. What a step needs and a reload has lost leads back
 * to the first one.
 */
export function PasswordSteps({ guard }: { guard: PaymentGuard }) {
  const messages = useMessages(paymentSecurityMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const proof = usePasswordProof(({ key }) => key);
  const mobile = useEndpoint(mine, {}).data?.mobile ?? '';
  const [entered, enter] = useState<Entered | null>(null);
  const [validationError, complain] = useState<string | null>(null);
  const leave = useWayOut(href('/settingNew'), 1);

  const way = search.get('way') === 'forgot' ? 'forgot' : undefined;
  const mode = guard.password.isSet ? (way ?? 'change') : 'set';
  const asked = search.get('step');
  const allowed = mode === 'set' || proof !== null;
  const step = asked === 'again' ? 'again' : asked === 'new' || mode === 'set' ? 'new' : 'old';
  const onTop = entryOnTop(entriesBack(state) ?? 1);

  if (step === 'new' && !allowed)
    return <Navigate to={href('/setPassword', { way })} replace state={state} />;
  if (step === 'old' && mode === 'forgot')
    return <Navigate to={href('/verificationCode', { for: 'password' })} replace state={state} />;
  if (step === 'again' && entered === null)
    return <Navigate to={href('/setPassword', { way, step: 'new' })} replace state={state} />;

  const goTo = (next: 'new' | 'again') => {
    complain(null);
    void navigate(href('/setPassword', { way, step: next }), { state: onTop });
  };
  const enteredFirst = (password: string) => {
    const weakness = weaknessOf(password, mobile);
    if (weakness !== null) return complain(messages.weaknesses[weakness]);
    enter({ password, key: proof ?? newIdempotencyKey() });
    goTo('again');
  };
  const enteredAgain = async (password: string) => {
    if (entered === null) return;
    if (password !== entered.password) {
      complain(messages.different);
      return void navigate(-1);
    }
    const outcome = await setPassword(password, entered.key);
    if (outcome.is === 'set') {
      notify(mode === 'set' ? messages.passwordSet : messages.passwordChanged);
      leave();
      passwordProofUsed();
      void invalidatePaymentGuard();
      return;
    }
    const said = failureText(outcome.failure, errors);
    if (outcome.is === 'unproven') {
      notify(said);
      passwordProofUsed();
      enter(null);
      void invalidatePaymentGuard();
    } else if (outcome.is === 'refused') {
      complain(said);
      void navigate(-1);
    } else {
      complain(messages.reason(messages.notSet, said));
    }
  };

  const steps: readonly string[] = stepsOf[mode];
  const [title, line] = {
    old: [messages.oldTitle, messages.oldLine],
    new: [messages.newTitle, messages.newLine],
    again: [messages.againTitle, messages.againLine],
  }[step] as [string, string];
  return (
    <>
      <StepHead place={steps.indexOf(step) + 1} count={steps.length} title={title} description={line} />
      {step === 'old' ? (
        <OldPassword
          guard={guard}
          onRight={() => goTo('new')}
          onForgot={() => void navigate(href('/setPassword', { way: 'forgot' }), { state: onTop })}
        />
      ) : (
        <SixDigits
          key={step}
          validationError={validationError}
          busyText={messages.settingIt}
          onTyped={step === 'new' ? enteredFirst : enteredAgain}
        />
      )}
    </>
  );
}
