import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SystemType } from '@/domain/account';
import { activationView, type ActivationStep, type ActivationView } from '@/domain/activation/activation';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { QueryView } from '@/flows/query-view/query-view';
import { activationMessages } from '@/messages/activation';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useAccountStatus } from '@/queries/activation';
import { agreementTicked, useActivation } from '@/state/activation';
import { useSession } from '@/state/session';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { Activated } from '../components/activated';
import { AgreementStep } from '../components/agreement-step';
import { CodeStep } from '../components/code-step';
import { WhoStep } from '../components/who-step';

/** /activation: who it is, the agreements, a code, the result. The step stands in the address, so that back and reload know it. */
export default function Activation() {
  const messages = useMessages(activationMessages);
  const title = useMessages(titleMessages)['/activation'];
  const sysType = useSession((session) => session.sysType);
  const status = useAccountStatus(sysType);
  if (status.data !== undefined) return <Standing status={status.data} sysType={sysType} />;
  return (
    <Page title={title}>
      <QueryView
        query={status}
        title={messages.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[56, 180, 48]} />}
      >
        {() => null}
      </QueryView>
    </Page>
  );
}

interface StandingProps {
  status: NonNullable<ReturnType<typeof useAccountStatus>['data']>;
  sysType: SystemType;
}

function Standing({ status: { user, active }, sysType }: StandingProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const agreed = useActivation(({ agreedBy }) => agreedBy === user.usercode);
  const go = (step: ActivationStep, replace = false) =>
    void navigate(href('/activation', { step }), { replace });
  const { mobile } = user;
  const view = activationView(search.get('step') ?? '', { active, mobile, agreed });
  useTopOfEach(view);
  switch (view) {
    case 'who':
      return <WhoStep user={user} sysType={sysType} onNext={() => go('agreement')} />;
    case 'agreement':
      return (
        <AgreementStep
          sysType={sysType}
          ticked={agreed}
          onTick={(ticked) => agreementTicked(user.usercode, ticked)}
          onNext={() => go('code')}
        />
      );
    case 'code':
      return <CodeStep sysType={sysType} onActivated={() => go('done', true)} />;
    case 'done':
      return <Activated sysType={sysType} />;
    case 'active':
      return <Stopped reason="active" />;
    case 'no-phone':
      return <Stopped reason="no-phone" />;
  }
}

/** Each step begins at its top, as a page does, although the page stays the same. */
function useTopOfEach(view: ActivationView): void {
  const seen = useRef(view);
  useLayoutEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    window.scrollTo(0, 0);
  }, [view]);
}

/** Why there is nothing to activate, or no way to. */
function Stopped({ reason }: { reason: 'active' | 'no-phone' }) {
  const messages = useMessages(activationMessages);
  const title = useMessages(titleMessages)['/activation'];
  const navigate = useNavigate();
  const home = { label: messages.toHome, onClick: () => void navigate(href('/home'), { replace: true }) };
  return (
    <Page title={title}>
      {reason === 'active' ? (
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.activeTitle}
          description={messages.activeLine}
          action={home}
          secondaryAction={{
            label: messages.toAccount,
            onClick: () => void navigate(href('/manageAccounts/:accountType', { accountType: 0 })),
          }}
        />
      ) : (
        <ResultState
          art={<Illustration variant="lock" />}
          title={messages.noPhoneTitle}
          description={messages.noPhoneLine}
          action={{ label: messages.service, onClick: () => void openCustomerService() }}
          secondaryAction={home}
        />
      )}
    </Page>
  );
}
