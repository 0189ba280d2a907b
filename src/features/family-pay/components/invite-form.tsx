import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '@/api/call';
import { affectionPayCheck, affectionPayInvite, affectionPayList } from '@/api/endpoints/family-pay';
import { invitationProblems, parseCap, type InviteeProblem } from '@/domain/family-pay/invitation';
import { href } from '@/domain/href';
import { formatCoins, toWireMoney } from '@/domain/money';
import { phoneDigits } from '@/domain/phone';
import { pageStepsBackOf } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { useSheet } from '@/flows/navigation/use-sheet';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { familyPayMessages } from '@/messages/family-pay';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import type { Family } from '@/queries/family-pay';
import { invitationSent, invitationTyped, useInvitationDraft } from '@/state/invitation-draft';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { rangeText } from '../describe';
import { useFamilyTask } from '../use-family-task';
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
        title: messages.full(query.data?.members ?? 0),
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
  const tasks = useFamilyTask(stepsBack);
  const draft = useInvitationDraft();
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<{ problem: InviteeProblem; invitee: string } | null>(null);
  const { name, phone, relation, cap, resetDay } = draft;
  const invitee = JSON.stringify([name, phone]);
  const problems = invitationProblems(draft, caps);
  const range = rangeText(caps);
  const capError =
    problems.cap === null || (problems.cap === 'empty' && !isSubmitted)
      ? null
      : messages.capRefusals[problems.cap](range);
  const content = JSON.stringify(draft);

  const handleSubmit = () => {
    setSubmitted(true);
    const parsed = parseCap(cap, caps);
    if (Object.values(problems).some((problem) => problem !== null) || !parsed.ok) return;
    const person = { name: name.trim(), mobile: phoneDigits(phone) };
    tasks.request({
      content,
      proof: messages.inviteSummary(person.name, formatCoins(parsed.cap)),
      check: async () => {
        const { problem } = await call(affectionPayCheck, person, { quiet: true });
        setRefused(problem === null ? null : { problem, invitee });
        return problem === null;
      },
      send: (options) =>
        call(affectionPayInvite, { ...person, relation, cap: toWireMoney(parsed.cap), resetDay }, options),
      done: messages.invited,
      onDone: () => {
        invitationSent();
        exit();
      },
    });
  };
  const errors: InviteeErrors = {
    problems: isSubmitted ? problems : null,
    refused: refused?.invitee === invitee ? refused.problem : null,
  };
  return (
    <Page
      title={messages.invite}
      foot={
        <>
          <ProofNote>{tasks.needsCode ? messages.inviteNeedsCode : messages.inviteNeedsPassword}</ProofNote>
          <Button block busy={tasks.running === content} onClick={handleSubmit}>
            {messages.send}
          </Button>
        </>
      }
    >
      <ErrorNotice text={tasks.errorText === null ? null : messages.notInvited(tasks.errorText)} />
      <InviteeFields draft={draft} errors={errors} onChange={invitationTyped} />
      <TermsFields
        cap={cap}
        resetDay={resetDay}
        note={capError ?? messages.capRange(range)}
        isWrong={capError !== null}
        keypad={keypad}
        onChange={invitationTyped}
      />
      {tasks.sheet}
    </Page>
  );
}
