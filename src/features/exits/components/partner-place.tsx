import { errorWords } from '@/messages/errors';
import { exitWords } from '@/messages/exits';
import { failureText } from '@/messages/failure-text';
import { useWords } from '@/messages/language';
import { enterPartner, type Partner } from '../enter-partner';
import { useCameBack } from '../passed';
import { useErrand } from '../use-one-shot-task';
import { ExitPage } from './exit-page';
import { CameBack } from './redirected';
import { Stopped } from './stopped';
import { UnderWay } from './under-way';

const signs = { care: 'gift', shop: 'voucher' } as const;

/** Leads to a partner's place with a key that stands for the session; says why it can't, and tries again. */
export function PartnerPlace({ partner, title }: { partner: Partner; title: string }) {
  const words = useWords(exitWords);
  const errors = useWords(errorWords);
  const [cameBack, goAgain] = useCameBack();
  const { outcome, again } = useErrand(cameBack ? null : partner, (left) => enterPartner(partner, left));
  const name = words.partners[partner];
  const to = signs[partner];
  const retry = { label: words.again, go: again };
  return (
    <ExitPage title={title}>
      {cameBack ? (
        <CameBack name={name} to={to} onAgain={goAgain} />
      ) : outcome === null || outcome.kind === 'gone' ? (
        <UnderWay to={to} title={words.entering(name)} line={words.enteringLine} />
      ) : outcome.kind === 'failed' ? (
        <Stopped title={words.enterFailed(name)} line={failureText(outcome.failure, errors)} way={retry} />
      ) : (
        <Stopped title={words.enterFailed(name)} line={words.notListedLine(name)} />
      )}
    </ExitPage>
  );
}
