import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SystemType } from '@/domain/account';
import { activationView, type ActivationStep, type ActivationView } from '@/domain/activation/activation';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { DetailPage } from '@/flows/page/detail-page';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';
import { Activated } from '../components/activated';
import { AgreementStep } from '../components/agreement-step';
import { CodeStep } from '../components/code-step';
import { IdentityStep } from '../components/identity-step';
import { useAccountStatus } from '../queries';
import { agreementTicked, useActivation } from '../state';

/** /activation: identity, agreements, code, result. The step is stored in the address, so that back and reload keep it. */
export default function Activation() {
  const messages = useMessages(activationMessages);
  const sysType = useSession((session) => session.sysType);
  const status = useAccountStatus(sysType);
  return (
    <DetailPage
      isWhole
      query={status}
      failed={messages.failed}
      loading={messages.loading}
      bars={[56, 180, 48]}
    >
      {(data) => <ActivationSteps status={data} sysType={sysType} />}
    </DetailPage>
  );
}

interface ActivationStepsProps {
  status: NonNullable<ReturnType<typeof useAccountStatus>['data']>;
  sysType: SystemType;
}

function ActivationSteps({ status: { user, active }, sysType }: ActivationStepsProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hasAgreed = useActivation(({ agreedBy }) => agreedBy === user.usercode);
  const goToStep = (step: ActivationStep, replace = false) =>
    void navigate(href('/activation', { step }), { replace });
  const { mobile } = user;
  const view = activationView(search.get('step') ?? '', { active, mobile, agreed: hasAgreed });
  useScrollToTop(view);
  switch (view) {
    case 'who':
      return <IdentityStep user={user} sysType={sysType} onNext={() => goToStep('agreement')} />;
    case 'agreement':
      return (
        <AgreementStep
          sysType={sysType}
          isTicked={hasAgreed}
          onTick={(isTicked) => agreementTicked(user.usercode, isTicked)}
          onNext={() => goToStep('code')}
        />
      );
    case 'code':
      return <CodeStep sysType={sysType} onActivated={() => goToStep('done', true)} />;
    case 'done':
      return <Activated sysType={sysType} />;
    case 'active':
      return <ActivationUnavailable reason="active" />;
    case 'no-phone':
      return <ActivationUnavailable reason="no-phone" />;
  }
}

/** Scrolls to the top when the step changes, because the page stays mounted. */
function useScrollToTop(view: ActivationView): void {
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    window.scrollTo(0, 0);
  }, [view]);
}

/** Explains why the account cannot be activated. */
function ActivationUnavailable({ reason }: { reason: 'active' | 'no-phone' }) {
  const messages = useMessages(activationMessages);
  const navigate = useNavigate();
  const homeAction = {
    label: messages.toHome,
    onClick: () => void navigate(href('/home'), { replace: true }),
  };
  return (
    <Page>
      {reason === 'active' ? (
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.activeTitle}
          description={messages.activeLine}
          action={homeAction}
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
          secondaryAction={homeAction}
        />
      )}
    </Page>
  );
}
