import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { errorMessages } from '@/messages/errors';
import { exitMessages } from '@/messages/exits';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { resolveTarget, type TransferTarget } from '../resolve-target';
import { useCameBack } from '../passed';
import { useOneShotTask } from '../use-one-shot-task';
import { ExitPage } from './exit-page';
import { CameBack, Redirected } from './redirected';
import { Stopped } from './stopped';
import { UnderWay } from './under-way';

interface TransferPageProps {
  kind: TransferTarget['kind'];
  title: string;
  /** Of the parameters that name what is asked for, the first that is there counts. */
  named: readonly string[];
}

/** Leads to where an activity or a channel of the home configuration is; unknown ones lead to the list of activities. */
export function TransferPage({ kind, title, named }: TransferPageProps) {
  const messages = useMessages(exitMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [cameBack, goAgain] = useCameBack();
  const id = named.map((name) => query.get(name) ?? '').find((value) => value !== '') ?? '';
  const buCode = query.get('buCode') ?? '';
  const channel = query.get('channel') ?? '';
  const errand = { kind, id, buCode, channel };
  const { outcome, again } = useOneShotTask(cameBack ? null : JSON.stringify(errand), (left) =>
    resolveTarget(errand, navigate, left),
  );
  const to = kind === 'activity' ? 'gift' : 'life';
  return (
    <ExitPage title={title}>
      {cameBack ? (
        <CameBack name={title} to={to} onAgain={goAgain} />
      ) : outcome === null ? (
        <UnderWay to={to} title={messages.handingOver[kind]} description={messages.handingOverLine} />
      ) : outcome.kind === 'led-on' ? (
        <Redirected passing={outcome.passing} name={outcome.name} to={to} onAgain={again} />
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
