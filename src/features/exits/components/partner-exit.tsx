import { errorMessages } from '@/messages/errors';
import { exitMessages } from '@/messages/exits';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { enterPartner, type Partner } from '../enter-partner';
import { useCameBack } from '../passed';
import { useOneShotTask } from '../use-one-shot-task';
import { ExitPage } from './exit-page';
import { CameBack } from './redirected';
import { Stopped } from './stopped';
import { UnderWay } from './under-way';

const signs = { care: 'gift', shop: 'voucher' } as const;

/** Leads to a partner's place with a key that stands for the session; says why it can't, and tries again. */
export function PartnerPlace({ partner, title }: { partner: Partner; title: string }) {
  const messages = useMessages(exitMessages);
  const errors = useMessages(errorMessages);
  const [cameBack, goAgain] = useCameBack();
  const { outcome, again } = useOneShotTask(cameBack ? null : partner, (left) => enterPartner(partner, left));
  const name = messages.partners[partner];
  const to = signs[partner];
  const retry = { label: messages.again, onClick: again };
  return (
    <ExitPage title={title}>
      {cameBack ? (
        <CameBack name={name} to={to} onAgain={goAgain} />
      ) : outcome === null || outcome.kind === 'gone' ? (
        <UnderWay to={to} title={messages.entering(name)} description={messages.enteringLine} />
      ) : outcome.kind === 'failed' ? (
        <Stopped
          title={messages.enterFailed(name)}
          description={failureText(outcome.failure, errors)}
          action={retry}
        />
      ) : (
        <Stopped title={messages.enterFailed(name)} description={messages.notListedLine(name)} />
      )}
    </ExitPage>
  );
}
