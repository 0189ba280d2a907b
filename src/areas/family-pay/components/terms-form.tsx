import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { givesMore } from '@/domain/family-pay/agreement';
import { href } from '@/domain/href';
import { formatCoins, toTyped, toWireMoney, type Tenths } from '@/domain/money';
import { pageStepsBackOf } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { SendButton } from '@/ui/forms/send-button';
import { Page } from '@/ui/layout/page';
import { rangeText } from '../describe';
import { affectionPaySave } from '../endpoints';
import { familyPayMessages } from '../messages';
import type { FamilyAgreement } from '../queries';
import { parseCap, type CapRange } from '../rules/invitation';
import { useFamilyWrite } from '../use-family-write';
import { ProofNote } from './proof-note';
import { TermsFields } from './terms-fields';

interface TermsFormProps {
  agreement: FamilyAgreement;
  caps: CapRange;
}

/** Changes the cap and the reset day of an agreement; only what lets the member spend more needs the password. */
export function TermsForm({ agreement, caps }: TermsFormProps) {
  const messages = useMessages(familyPayMessages);
  const { state } = useLocation() as { state: unknown };
  const stepsBack = pageStepsBackOf(state);
  const keypad = useSheet('cap', { stepsBack });
  const exit = useExit(href('/familyPayDetail', { id: agreement.id }));
  const write = useFamilyWrite(affectionPaySave, {
    notDone: messages.notChanged,
    onDone: () => {
      notify(messages.saved);
      exit();
    },
  });
  const [typed, setTyped] = useState(() => toTyped(agreement.cap));
  const [resetDay, setResetDay] = useState(agreement.resetDay);
  const { id, name, used } = agreement;
  const parsed = parseCap(typed, caps);
  const range = rangeText(caps);
  const capError = parsed.ok ? null : messages.capRefusals[parsed.reason](range);
  const terms = parsed.ok ? { cap: parsed.cap, resetDay } : null;
  const isSame = terms !== null && terms.cap === agreement.cap && resetDay === agreement.resetDay;

  const handleSubmit = () => {
    if (terms === null) return;
    const cap = formatCoins(terms.cap);
    write.request(
      { id, cap: toWireMoney(terms.cap), resetDay },
      givesMore(agreement, terms) ? messages.termsSummary(name, cap, resetDay) : null,
    );
  };
  const submitText = (cap: Tenths) => {
    if (cap > agreement.cap) return messages.raiseTo(formatCoins(cap));
    return cap < agreement.cap ? messages.lowerTo(formatCoins(cap)) : messages.changeDay(resetDay);
  };
  const isTooLow = terms !== null && terms.cap < used && resetDay === agreement.resetDay;
  return (
    <Page
      title={messages.terms}
      actionBar={
        <>
          <ProofNote>{write.needsCode ? messages.raiseNeedsCode : messages.raiseNeedsPassword}</ProofNote>
          <SendButton
            block
            disabled={terms === null || isSame}
            busy={write.sending !== null}
            offReason={write.offReason}
            onClick={handleSubmit}
          >
            {terms === null ? capError : isSame ? messages.same : submitText(terms.cap)}
          </SendButton>
        </>
      }
    >
      <ErrorNotice text={write.errorText} />
      <TermsFields
        cap={typed}
        resetDay={resetDay}
        note={capError ?? (isTooLow ? messages.lowerThanUsed : messages.capRange(range))}
        isWrong={capError !== null}
        keypad={keypad}
        onChange={({ cap, resetDay: day }) => {
          if (cap !== undefined) setTyped(cap);
          if (day !== undefined) setResetDay(day);
        }}
      />
      {write.sheet}
    </Page>
  );
}
