import { useEffect } from 'react';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useAppStatus } from '@/state/app-status';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';
import { examQuestions } from '../endpoints/exam';
import { quizMessages } from '../messages';

/** How often the attempt is asked for, ms. */
const interval = 3_000;

/** The time is over: the gateway submits what it kept, and the result follows once it says so. */
export function TimeUp({ title }: { title: string }) {
  const messages = useMessages(quizMessages);
  const isOnline = useAppStatus(({ online }) => online);
  useEffect(() => {
    if (!isOnline) return;
    const ask = () => void invalidate(examQuestions);
    ask();
    const timer = setInterval(ask, interval);
    return () => clearInterval(timer);
  }, [isOnline]);
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
