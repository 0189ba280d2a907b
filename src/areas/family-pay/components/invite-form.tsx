import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, toWireMoney } from '@/domain/money';
import { phoneDigits } from '@/domain/phone';
import { pageStepsBackOf } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { SendButton } from '@/ui/forms/send-button';
import { Page } from '@/ui/layout/page';
import { rangeText } from '../describe';
import { affectionPayInvite, affectionPayList } from '../endpoints';
import { familyPayMessages } from '../messages';
import type { Family } from '../queries';
import { invitationProblems, parseCap } from '../rules/invitation';
import { invitationSent, invitationTyped, useInvitationDraft } from '../state';
import { useFamilyWrite } from '../use-family-write';
import { useInviteeCheck } from '../use-invitee-check';
import { InviteeFields, type InviteeErrors } from './invitee-fields';
import { ProofNote } from './proof-note';
import { TermsFields } from './terms-fields';

/** Invites a family member: who it is, and how much a month. */
export function InviteForm() {
  const messages = useMessages(familyPayMessages);
  const query = useEndpoint(affectionPayList, {});
  return (
    <DetailPage
      isWhole
      title={messages.invite}
      query={partOf(query, (family) =>
        family.given.filter(({ state }) => state !== 'ended').length >= family.members ? null : family,
      )}
      failed={messages.failed}
      loading={messages.loading}
      bars={[240, 180, 82]}
      gone={{
        art: 'lock',
        title: query.data === undefined ? messages.invite : messages.full(query.data.members),
        action: { label: messages.toList, to: href('/familyPay'), replace: true },
      }}
    >
      {(family) => <Form family={family} />}
    </DetailPage>
  );
}

function Form({ family: { caps } }: { family: Family }) {
  const messages = useMessages(familyPayMessages);
  const { state } = useLocation() as { state: unknown };
  const stepsBack = pageStepsBackOf(state);
  const keypad = useSheet('cap', { stepsBack });
  const exit = useExit(href('/familyPay'));
  const write = useFamilyWrite(affectionPayInvite, {
    notDone: messages.notInvited,
    onDone: () => {
      notify(messages.invited);
      invitationSent();
      exit();
    },
  });
  const check = useInviteeCheck(messages.notInvited);
  const draft = useInvitationDraft();
  const [isSubmitted, setSubmitted] = useState(false);
  const { name, phone, relation, cap, resetDay } = draft;
  const problems = invitationProblems(draft, caps);
  const range = rangeText(caps);
  const capError =
    problems.cap === null || (problems.cap === 'empty' && !isSubmitted)
      ? null
      : messages.capRefusals[problems.cap](range);

  const handleSubmit = () => {
    setSubmitted(true);
    const parsed = parseCap(cap, caps);
    if (Object.values(problems).some((problem) => problem !== null) || !parsed.ok) return;
    const person = { name: name.trim(), mobile: phoneDigits(phone) };
    const body = { ...person, relation, cap: toWireMoney(parsed.cap), resetDay };
    const request = () => write.request(body, messages.inviteSummary(person.name, formatCoins(parsed.cap)));
    // An invitation that may have been sent is no reason against itself.
    if (write.isProven(body)) request();
    else if (write.maySend()) check.run(person, request);
  };
  const errors: InviteeErrors = {
    problems: isSubmitted ? problems : null,
    refused: check.problemOf({ name: name.trim(), mobile: phoneDigits(phone) }),
  };
  const errorText = write.errorText ?? check.errorText;
  return (
    <Page
      title={messages.invite}
      actionBar={
        <>
          <ProofNote>{write.needsCode ? messages.inviteNeedsCode : messages.inviteNeedsPassword}</ProofNote>
          <SendButton
            block
            busy={check.isBusy || write.sending !== null}
            offReason={write.offReason}
            onClick={handleSubmit}
          >
            {messages.send}
          </SendButton>
        </>
      }
    >
      <ErrorNotice text={errorText} />
      <InviteeFields draft={draft} errors={errors} onChange={invitationTyped} />
      <TermsFields
        cap={cap}
        resetDay={resetDay}
        note={capError ?? messages.capRange(range)}
        isWrong={capError !== null}
        keypad={keypad}
        onChange={invitationTyped}
      />
      {write.sheet}
    </Page>
  );
}
