import { joinActivity, leaveActivity, type Activity } from '@/api/endpoints/activity';
import { signUpState, type SignUpState } from '@/domain/activities/sign-up';
import { toMoment } from '@/domain/business-time';
import { periodState } from '@/domain/period';
import { useWrite } from '@/flows/write/use-write';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Note, Text } from '@/ui/text/text';
import { readAgain } from '../read-again';

interface SignUpBarProps {
  activity: Activity;
  /** The gateway's time, ms. */
  now: number;
}

/** Whether there is something to do about an activity, or to say why there is not; not once it is over, which its head says. */
export function hasSignUpBar(activity: Activity, now: number): boolean {
  const { address, signUp } = activity;
  return (address !== '' || signUp !== null) && periodState(activity, now) !== 'over';
}

/** What one can do about an activity now, with the reason where that is nothing. */
export function SignUpBar({ activity, now }: SignUpBarProps) {
  const messages = useMessages(activityMessages);
  const { id, address, signUp } = activity;
  if (signUp !== null) return <SignUpAction id={id} at={signUpState(signUp, activity, now)} />;
  return (
    <Button block onClick={() => openExternal(address)}>
      {messages.open}
    </Button>
  );
}

function SignUpAction({ id, at }: { id: string; at: SignUpState }) {
  const messages = useMessages(activityMessages);
  const joining = useWrite(joinActivity, { refresh: readAgain, shownAs: 'toast' });
  const leaving = useWrite(leaveActivity, { refresh: readAgain, shownAs: 'toast' });
  if (at.kind === 'joined') {
    return (
      <Inline wrap minHeight="tap" justify="between">
        <Text as="p" marginRight={3} tone="success" weight="medium">
          {at.mayLeave ? messages.isJoined : messages.isJoinedForGood}
        </Text>
        {at.mayLeave && (
          <ConfirmedButton
            label={messages.leave}
            keepLabel={messages.keep}
            title={messages.leaveTitle}
            variant="outlined"
            busy={leaving.isBusy}
            onConfirm={() => leaving.send({ id }, () => notify(messages.leaveDone))}
          >
            {messages.leaveLine}
          </ConfirmedButton>
        )}
      </Inline>
    );
  }
  if (at.kind === 'open') {
    return (
      <>
        <Note marginBottom={2} textAlign="center">
          {at.left === null ? messages.joinFree : messages.joinLeft(at.left)}
        </Note>
        <Button
          block
          busy={joining.isBusy}
          onClick={() => joining.send({ id }, () => notify(messages.joinDone))}
        >
          {messages.join}
        </Button>
      </>
    );
  }
  const { label, reason } = refusalOf(at, messages);
  return (
    <>
      {reason !== undefined && (
        <Note marginBottom={2} textAlign="center">
          {reason}
        </Note>
      )}
      <Button block disabled>
        {label}
      </Button>
    </>
  );
}

type Refused = Exclude<SignUpState, { kind: 'joined' | 'open' }>;

/** What the button says while one cannot sign up, and why. */
function refusalOf(at: Refused, messages: typeof activityMessages.zh): { label: string; reason?: string } {
  switch (at.kind) {
    case 'not-yet':
      return { label: messages.notYet(toMoment(at.opensAt)) };
    case 'full':
      return { label: messages.full, reason: messages.fullLine };
    case 'closed':
      return { label: messages.closed };
    case 'over':
      return { label: messages.over };
    case 'barred':
      return { label: messages.cannotJoin, reason: messages.barred[at.reason] };
  }
}
