import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { enterPartner, type Partner } from '../enter-partner';
import { useCameBack } from '../exit-mark';
import { exitMessages } from '../messages';
import { useOneShotTask } from '../use-one-shot-task';
import { ExitPage } from './exit-page';
import { InProgress } from './in-progress';
import { CameBack } from './redirected';
import { Stopped } from './stopped';

const icons = { care: 'gift', shop: 'voucher' } as const;

interface PartnerExitProps {
  partner: Partner;
  title: string;
  /** The goods that are wanted there; empty for the whole shop. */
  goods?: string;
}

/** Opens a partner's page with a one-time key for the session; shows a failure and offers to retry. */
export function PartnerExit({ partner, title, goods = '' }: PartnerExitProps) {
  const messages = useMessages(exitMessages);
  const errors = useMessages(errorMessages);
  const [cameBack, goAgain] = useCameBack();
  const { outcome, again } = useOneShotTask(cameBack ? null : partner, (signal) =>
    enterPartner(partner, goods, signal),
  );
  const name = messages.partners[partner];
  const to = icons[partner];
  const retry = { label: messages.again, onClick: again };
  return (
    <ExitPage title={title}>
      {cameBack ? (
        <CameBack name={name} to={to} onAgain={goAgain} />
      ) : outcome === null || outcome.kind === 'redirected' ? (
        <InProgress to={to} title={messages.entering(name)} description={messages.enteringLine} />
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
