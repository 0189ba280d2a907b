import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { useCameBack } from '../exit-mark';
import { exitMessages } from '../messages';
import { resolveTarget, type TransferTarget } from '../resolve-target';
import { useOneShotTask } from '../use-one-shot-task';
import { ExitPage } from './exit-page';
import { InProgress } from './in-progress';
import { CameBack, Redirected } from './redirected';
import { Stopped } from './stopped';

interface TransferPageProps {
  kind: TransferTarget['kind'];
  title: string;
  /** Names of the parameters that may hold the id; the first one with a value is used. */
  idParameters: readonly string[];
}

/** Redirects to an activity or a channel of the home configuration; an unknown one gets a link to the list of activities. */
export function TransferPage({ kind, title, idParameters }: TransferPageProps) {
  const messages = useMessages(exitMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [cameBack, goAgain] = useCameBack();
  const id = idParameters.map((name) => query.get(name) ?? '').find((value) => value !== '') ?? '';
  const buCode = query.get('buCode') ?? '';
  const channel = query.get('channel') ?? '';
  const target = { kind, id, buCode, channel };
  const { outcome, again } = useOneShotTask(cameBack ? null : JSON.stringify(target), (signal) =>
    resolveTarget(target, navigate, signal),
  );
  const to = kind === 'activity' ? 'gift' : 'life';
  return (
    <ExitPage title={title}>
      {cameBack ? (
        <CameBack name={title} to={to} onAgain={goAgain} />
      ) : outcome === null ? (
        <InProgress to={to} title={messages.handingOver[kind]} description={messages.handingOverLine} />
      ) : outcome.kind === 'redirected' ? (
        <Redirected redirection={outcome.redirection} name={outcome.name} to={to} onAgain={again} />
      ) : outcome.kind === 'failed' ? (
        <Stopped
          title={messages.handOverFailed[kind]}
          description={failureText(outcome.failure, errors)}
          action={{ label: messages.again, onClick: again }}
        />
      ) : (
        <Unknown kind={kind} />
      )}
    </ExitPage>
  );
}

function Unknown({ kind }: Pick<TransferPageProps, 'kind'>) {
  const messages = useMessages(exitMessages);
  const navigate = useNavigate();
  const toList = {
    label: messages.activityList,
    onClick: () => void navigate(href('/allActivity'), { replace: true }),
  };
  return (
    <Stopped
      art={<Illustration variant="search" />}
      title={messages.unknownTitle[kind]}
      description={messages.unknownLine}
      action={toList}
    />
  );
}
