import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { formatCoins, formatQuick, toWireMoney } from '@/domain/money';
import { href } from '@/domain/href';
import { Reading } from '@/flows/query-view/query-view';
import { paymentSecurityWords } from '@/messages/payment-security';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { usePaymentGuard, type PaymentGuard } from '@/queries/payment';
import { waitingChange } from '@/state/limit-change';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ChangeFailed } from '../components/change-failed';
import { LimitField } from '../components/limit-field';
import { PasswordNotice } from '../components/password-notice';
import { entryOnTop, pageBack, useSheetEntry, useWayOut } from '../entries';
import { complaintText, readLimit, type WhichLimit } from '../limit-validation-error';
import { useLimitChanges } from '../use-limit-changes';
import styles from './change-limit.module.css';

const quickLimits = {
  payment: ['500', '1000', '5000', '10000'],
  day: ['5000', '10000', '20000', '50000'],
} as const;

/** /setLimitation: one limit of all payments; `which` is payment, which holds where it is absent, or day. */
export default function ChangeLimit() {
  const words = useWords(paymentSecurityWords);
  const titles = useWords(titleWords);
  const guard = usePaymentGuard();
  const [search] = useSearchParams();
  const which = search.get('which') === 'day' ? 'day' : 'payment';
  const title = titles['/setLimitation'];
  return guard.data === undefined ? (
    <Page title={title}>
      <Reading query={guard} title={words.failed} skeleton={<Skeleton label={words.loading} bars={[190]} />}>
        {() => null}
      </Reading>
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
  const words = useWords(paymentSecurityWords);
  const { state } = useLocation() as { state: unknown };
  const back = pageBack(state);
  const [typed, type] = useState(() => waitingLimit(which));
  const keypad = useSheetEntry('amount', back);
  const leave = useWayOut(href('/payLimitation'));
  const { busy, failed, change, sheet } = useLimitChanges({ guard, back, onSaved: leave });
  const { limits, range } = guard;
  const name = which === 'payment' ? 'perPayment' : 'perDay';
  const limit = readLimit(typed, which, guard);
  const complaint =
    limit.is === 'illegal'
      ? words.illegal
      : limit.is === 'refused'
        ? complaintText(limit.complaint, which, guard, words)
        : null;
  const other = which === 'payment' ? 'day' : 'payment';
  return (
    <Page
      title={title}
      foot={
        <>
          <p className={styles.note}>
            {limit.is === 'raised' ? words.raisingNote : limit.is === 'lowered' ? words.loweringNote : ''}
          </p>
          {'amount' in limit ? (
            <Button block busy={busy !== null} onClick={() => change({ what: which, to: limit.amount })}>
              {(limit.is === 'raised' ? words.raiseTo : words.lowerTo)(formatCoins(limit.amount))}
            </Button>
          ) : (
            <Button block disabled>
              {complaint ?? (limit.is === 'same' ? words.sameAsNow : words.enterLimit)}
            </Button>
          )}
        </>
      }
    >
      <PasswordNotice guard={guard} />
      <ChangeFailed failed={failed} />
      <LimitField
        title={words.limit[which]}
        now={limits[name]}
        typed={typed}
        range={words.range(formatQuick(range.least), formatQuick(range.most[name]))}
        complaint={complaint}
        quick={quickLimits[which]}
        typing={keypad.isOpen}
        onTyping={keypad.open}
        onTyped={keypad.close}
        onChange={type}
      >
        {limit.is === 'refused' && limit.complaint === 'day-below-payment' && (
          <Link
            to={href('/setLimitation', { which: other })}
            state={entryOnTop(back)}
            className={styles.other}
          >
            {words.changeOther[which]}
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
