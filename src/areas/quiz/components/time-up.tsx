import { useSearchParams } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { poll } from '@/queries/poll';
import { useAppStatus } from '@/state/app-status';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';
import { examQuestions } from '../endpoints/exam';
import { quizMessages } from '../messages';

/** Milliseconds between two questions for the attempt. */
const pause = 3_000;

/** The time is over: the gateway submits what it kept, and the result follows once it says so. The page of the address shows the answer. */
export function TimeUp({ title }: { title: string }) {
  const messages = useMessages(quizMessages);
  const isOnline = useAppStatus(({ online }) => online);
  const [search] = useSearchParams();
  useEndpoint(
    examQuestions,
    { id: search.get('id') ?? '' },
    { quiet: true, staleTime: 0, enabled: isOnline, refetchInterval: poll(() => pause) },
  );
  return (
    <Page title={title} highlight>
      <div role="status">
        <ResultState
          art={<Illustration variant="empty" />}
          title={messages.timeUp}
          description={isOnline ? messages.timeUpLine : messages.timeUpOffline}
        />
      </div>
    </Page>
  );
}
