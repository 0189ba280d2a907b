import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { errorWords } from '@/messages/errors';
import { exitWords } from '@/messages/exits';
import { failureText } from '@/messages/failure-text';
import { useWords } from '@/messages/language';
import { EmptyArt } from '@/ui/feedback/illustration';
import { handOver, type HandOver } from '../resolve-target';
import { useCameBack } from '../passed';
import { useErrand } from '../use-one-shot-task';
import { ExitPage } from './exit-page';
import { CameBack, LedOn } from './redirected';
import { Stopped } from './stopped';
import { UnderWay } from './under-way';

interface TransferPageProps {
  kind: HandOver['kind'];
  title: string;
  /** Of the parameters that name what is asked for, the first that is there counts. */
  named: readonly string[];
}

/** Leads to where an activity or a channel of the home configuration is; unknown ones lead to the list of activities. */
export function TransferPage({ kind, title, named }: TransferPageProps) {
  const words = useWords(exitWords);
  const errors = useWords(errorWords);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [cameBack, goAgain] = useCameBack();
  const id = named.map((name) => query.get(name) ?? '').find((value) => value !== '') ?? '';
  const buCode = query.get('buCode') ?? '';
  const channel = query.get('channel') ?? '';
  const errand = { kind, id, buCode, channel };
  const { outcome, again } = useErrand(cameBack ? null : JSON.stringify(errand), (left) =>
    handOver(errand, navigate, left),
  );
  const to = kind === 'activity' ? 'gift' : 'life';
  return (
    <ExitPage title={title}>
      {cameBack ? (
        <CameBack name={title} to={to} onAgain={goAgain} />
      ) : outcome === null ? (
        <UnderWay to={to} title={words.handingOver[kind]} line={words.handingOverLine} />
      ) : outcome.kind === 'led-on' ? (
        <LedOn passing={outcome.passing} name={outcome.name} to={to} onAgain={again} />
      ) : outcome.kind === 'failed' ? (
        <Stopped
          title={words.handOverFailed[kind]}
          line={failureText(outcome.failure, errors)}
          way={{ label: words.again, go: again }}
        />
      ) : (
        <Unknown kind={kind} />
      )}
    </ExitPage>
  );
}

function Unknown({ kind }: Pick<TransferPageProps, 'kind'>) {
  const words = useWords(exitWords);
  const navigate = useNavigate();
  const toList = {
    label: words.activityList,
    go: () => void navigate(href('/allActivity'), { replace: true }),
  };
  return (
    <Stopped
      art={<EmptyArt variant="search" />}
      title={words.unknownTitle[kind]}
      line={words.unknownLine}
      way={toList}
    />
  );
}
