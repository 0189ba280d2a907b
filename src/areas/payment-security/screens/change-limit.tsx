import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { freeSelect } from '@/api/endpoints/free-payment';
import { href } from '@/domain/href';
import { formatCoins, formatQuick, toTyped } from '@/domain/money';
import { nextEntryState, pageStepsBackOf } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { type PaymentGuard } from '@/queries/payment';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Page } from '@/ui/layout/page';
import { LimitField } from '../components/limit-field';
import { PasswordNotice } from '../components/password-notice';
import { parseLimit, validationErrorText } from '../limit-validation-error';
import { paymentSecurityMessages } from '../messages';
import type { WhichLimit } from '../rules/limit-change';
import { limitTyped, pendingChange, useLimitChange } from '../state/limit-change';
import { useLimitChanges } from '../use-limit-changes';
import styles from './change-limit.module.css';

const quickLimits = {
  payment: ['500', '1000', '5000', '10000'],
  day: ['5000', '10000', '20000', '50000'],
} as const;

/** /setLimitation: changes the limit per payment, or with `which=day` the limit per day. */
export default function ChangeLimit() {
  const messages = useMessages(paymentSecurityMessages);
  const [search] = useSearchParams();
  const which = search.get('which') === 'day' ? 'day' : 'payment';
  return (
    <DetailPage
      isWhole
      query={useEndpoint(freeSelect, {})}
      failed={messages.failed}
      loading={messages.loading}
      bars={[190]}
    >
      {(guard) => <LimitForm key={which} guard={guard} which={which} />}
    </DetailPage>
  );
}

interface LimitFormProps {
  guard: PaymentGuard;
  which: WhichLimit;
}

function LimitForm({ guard, which }: LimitFormProps) {
  const messages = useMessages(paymentSecurityMessages);
  const { state } = useLocation() as { state: unknown };
  const stepsBack = pageStepsBackOf(state);
  const [waiting] = useState(() => waitingLimit(which));
  const written = useLimitChange((draft) => draft.typed[which]);
  const typed = written === '' ? waiting : written;
  const keypad = useSheet('amount', { stepsBack });
  const exit = useExit(href('/payLimitation'));
  const { savingChange, errorText, offReason, requestChange, sheet } = useLimitChanges({
    guard,
    stepsBack,
    onSaved: exit,
  });
  const { limits, range } = guard;
  const name = which === 'payment' ? 'perPayment' : 'perDay';
  const limit = parseLimit(typed, which, guard);
  const validationError =
    limit.kind === 'illegal'
      ? messages.illegal
      : limit.kind === 'refused'
        ? validationErrorText(limit.validationError, which, guard, messages)
        : null;
  const otherLimit = which === 'payment' ? 'day' : 'payment';
  return (
    <Page
      actionBar={
        <>
          <p className={styles.note}>
            {limit.kind === 'raised'
              ? messages.raisingNote
              : limit.kind === 'lowered'
                ? messages.loweringNote
                : ''}
          </p>
          {'amount' in limit ? (
            <SendButton
              block
              busy={savingChange !== null}
              offReason={offReason}
              onClick={() => requestChange({ what: which, to: limit.amount })}
            >
              {(limit.kind === 'raised' ? messages.raiseTo : messages.lowerTo)(formatCoins(limit.amount))}
            </SendButton>
          ) : (
            <Button block disabled>
              {validationError ?? (limit.kind === 'same' ? messages.sameAsNow : messages.enterLimit)}
            </Button>
          )}
        </>
      }
    >
      <PasswordNotice guard={guard} />
      <ErrorNotice text={errorText} />
      <LimitField
        title={messages.limit[which]}
        currentLimit={limits[name]}
        value={typed}
        range={messages.range(formatQuick(range.least), formatQuick(range.most[name]))}
        validationError={validationError}
        quick={quickLimits[which]}
        isKeypadOpen={keypad.isOpen}
        onOpenKeypad={keypad.open}
        onCloseKeypad={keypad.close}
        onChange={(text) => limitTyped(which, text)}
      >
        {limit.kind === 'refused' && limit.validationError === 'day-below-payment' && (
          <Link
            to={href('/setLimitation', { which: otherLimit })}
            state={nextEntryState(stepsBack)}
            className={styles.other}
          >
            {messages.changeOther[which]}
          </Link>
        )}
      </LimitField>
      {sheet}
    </Page>
  );
}

/** The limit of a pending change, for a person who returns without having entered its code; else empty. */
function waitingLimit(which: WhichLimit): string {
  const change = pendingChange(gatewayNow())?.change;
  if (change === undefined || (change.what !== 'payment' && change.what !== 'day')) return '';
  return change.what === which ? toTyped(change.to) : '';
}
