import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { freeSelect } from '@/api/endpoints/free-payment';
import { formatCoins, formatQuick, toWireMoney } from '@/domain/money';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { paymentSecurityMessages } from '@/messages/payment-security';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { type PaymentGuard } from '@/queries/payment';
import { waitingChange } from '@/state/limit-change';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ChangeFailed } from '../components/change-failed';
import { LimitField } from '../components/limit-field';
import { PasswordNotice } from '../components/password-notice';
import { entryOnTop, pageBack, useSheetEntry, useWayOut } from '../entries';
import { validationErrorText, readLimit, type WhichLimit } from '../limit-validation-error';
import { useLimitChanges } from '../use-limit-changes';
import styles from './change-limit.module.css';

const quickLimits = {
  payment: ['500', '1000', '5000', '10000'],
  day: ['5000', '10000', '20000', '50000'],
} as const;

/** /setLimitation: one limit of all payments; `which` is payment, which holds where it is absent, or day. */
export default function ChangeLimit() {
  const messages = useMessages(paymentSecurityMessages);
  const titles = useMessages(titleMessages);
  const guard = useEndpoint(freeSelect, {});
  const [search] = useSearchParams();
  const which = search.get('which') === 'day' ? 'day' : 'payment';
  const title = titles['/setLimitation'];
  return guard.data === undefined ? (
    <Page title={title}>
      <QueryView
        query={guard}
        title={messages.failed}
        skeleton={<Skeleton label={messages.loading} bars={[190]} />}
      >
        {() => null}
      </QueryView>
    </Page>
  ) : (
    <OneLimit key={which} title={title} guard={guard.data} which={which} />
  );
}

interface OneLimitProps {
  title: string;
  guard: PaymentGuard;
  which: WhichLimit;
}

function OneLimit({ title, guard, which }: OneLimitProps) {
  const messages = useMessages(paymentSecurityMessages);
  const { state } = useLocation() as { state: unknown };
  const back = pageBack(state);
  const [typed, type] = useState(() => waitingLimit(which));
  const keypad = useSheetEntry('amount', back);
  const leave = useWayOut(href('/payLimitation'));
  const { busy, failed, change, sheet } = useLimitChanges({ guard, back, onSaved: leave });
  const { limits, range } = guard;
  const name = which === 'payment' ? 'perPayment' : 'perDay';
  const limit = readLimit(typed, which, guard);
  const validationError =
    limit.is === 'illegal'
      ? messages.illegal
      : limit.is === 'refused'
        ? validationErrorText(limit.validationError, which, guard, messages)
        : null;
  const other = which === 'payment' ? 'day' : 'payment';
  return (
    <Page
      title={title}
      foot={
        <>
          <p className={styles.note}>
            {limit.is === 'raised'
              ? messages.raisingNote
              : limit.is === 'lowered'
                ? messages.loweringNote
                : ''}
          </p>
          {'amount' in limit ? (
            <Button block busy={busy !== null} onClick={() => change({ what: which, to: limit.amount })}>
              {(limit.is === 'raised' ? messages.raiseTo : messages.lowerTo)(formatCoins(limit.amount))}
            </Button>
          ) : (
            <Button block disabled>
              {validationError ?? (limit.is === 'same' ? messages.sameAsNow : messages.enterLimit)}
            </Button>
          )}
        </>
      }
    >
      <PasswordNotice guard={guard} />
      <ChangeFailed failed={failed} />
      <LimitField
        title={messages.limit[which]}
        now={limits[name]}
        typed={typed}
        range={messages.range(formatQuick(range.least), formatQuick(range.most[name]))}
        validationError={validationError}
        quick={quickLimits[which]}
        typing={keypad.isOpen}
        onTyping={keypad.open}
        onTyped={keypad.close}
        onChange={type}
      >
        {limit.is === 'refused' && limit.validationError === 'day-below-payment' && (
          <Link
            to={href('/setLimitation', { which: other })}
            state={entryOnTop(back)}
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

/** What was typed before its code was asked for, for whoever comes back without one. */
function waitingLimit(which: WhichLimit): string {
  const change = waitingChange(gatewayNow())?.change;
  if (change === undefined || (change.what !== 'payment' && change.what !== 'day')) return '';
  return change.what === which ? toWireMoney(change.to).replace(/\.0$/, '') : '';
}
