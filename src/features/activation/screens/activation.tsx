import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SystemType } from '@/domain/account';
import { activationView, type ActivationStep, type ActivationView } from '@/domain/activation/activation';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { Reading } from '@/flows/query-view/query-view';
import { activationWords } from '@/messages/activation';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { useAccountStatus } from '@/queries/activation';
import { agreementTicked, useActivation } from '@/state/activation';
import { useSession } from '@/state/session';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { Activated } from '../components/activated';
import { AgreementStep } from '../components/agreement-step';
import { CodeStep } from '../components/code-step';
import { WhoStep } from '../components/who-step';

/** /activation: who it is, the agreements, a code, the result. The step stands in the address, so that back and reload know it. */
export default function Activation() {
  const words = useWords(activationWords);
  const title = useWords(titleWords)['/activation'];
  const sysType = useSession((session) => session.sysType);
  const status = useAccountStatus(sysType);
  if (status.data !== undefined) return <Standing status={status.data} sysType={sysType} />;
  return (
    <Page title={title}>
      <Reading
        query={status}
        title={words.failed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[56, 180, 48]} />}
      >
        {() => null}
      </Reading>
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
  const words = useWords(activationWords);
  const title = useWords(titleWords)['/activation'];
  const navigate = useNavigate();
  const home = { label: words.toHome, go: () => void navigate(href('/home'), { replace: true }) };
  return (
    <Page title={title}>
      {reason === 'active' ? (
        <StateBlock
          art={<EmptyArt variant="empty" />}
          title={words.activeTitle}
          line={words.activeLine}
          way={home}
          otherWay={{
            label: words.toAccount,
            go: () => void navigate(href('/manageAccounts/:accountType', { accountType: 0 })),
          }}
        />
      ) : (
        <StateBlock
          art={<EmptyArt variant="lock" />}
          title={words.noPhoneTitle}
          line={words.noPhoneLine}
          way={{ label: words.service, go: () => void openCustomerService() }}
          otherWay={home}
        />
      )}
    </Page>
  );
}
