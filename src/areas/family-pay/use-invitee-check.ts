import { useState } from 'react';
import { call } from '@/api/call';
import type { BodyOf } from '@/api/endpoint';
import { failureOf } from '@/api/errors';
import { gateways } from '@/api/gateways';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { affectionPayCheck } from './endpoints';
import type { InviteeProblem } from './rules/invitation';

type Invitee = BodyOf<typeof affectionPayCheck>;

/** Checks whether a person can be invited, before the password is requested. */
export function useInviteeCheck(notDone: (reason: string) => string) {
  const errors = useMessages(errorMessages);
  const [isBusy, run] = useSingleTask();
  const [errorText, setErrorText] = useState<string | null>(null);
  const [refused, setRefused] = useState<(Invitee & { problem: InviteeProblem }) | null>(null);
  return {
    isBusy,
    errorText,
    problemOf: ({ name, mobile }: Invitee) =>
      refused?.name === name && refused.mobile === mobile ? refused.problem : null,
    run: (invitee: Invitee, onFine: () => void) => {
      setErrorText(null);
      run(async () => {
        try {
          const { problem } = await call(affectionPayCheck, invitee, { quiet: true });
          setRefused(problem === null ? null : { ...invitee, problem });
          if (problem === null) onFine();
        } catch (error) {
          setErrorText(
            notDone(failureText(failureOf(error), errors, gateways[affectionPayCheck.gateway].otherCodes)),
          );
        }
      });
    },
  };
}
