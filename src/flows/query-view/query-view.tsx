import { useEffect, useState, type ReactNode } from 'react';
import { failureOf } from '@/api/errors';
import { saysNoAccount } from '@/domain/accounts/account-service';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { shellMessages } from '@/messages/shell';
import { useMessages } from '@/messages/language';
import { restartWaiting } from '@/queries/client';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ResultState } from '@/ui/feedback/result-state';

const NoAccount = lazyComponent(() => import('./no-account'));

/** What a query of the cache tells about itself. */
interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: Query<Data>;
  /** In the shape of the content. */
  skeleton: ReactNode;
  /** What could not be read, in the words of the page. */
  title: string;
  /** Drawn above the error where it takes the place of a whole page. */
  art?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A read is slow when it takes this long, ms. */
const slowAfter = 10_000;

/**
 * Shows what was read: skeleton, slow, error with a way to try again, the way to an account where there is none, content. Other parts of
 * the page are not touched.
 */
export function QueryView<Data>({ query, skeleton, title, art, children }: QueryViewProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error !== null && saysNoAccount(failureOf(error))) {
    return <NoAccount whole={art !== undefined} fallback={skeleton} />;
  }
  if (error !== null) return <Failed title={title} art={art} error={error} refetch={refetch} />;
  return <Waiting skeleton={skeleton} />;
}

interface FailedProps {
  title: string;
  art: ReactNode;
  error: Error;
  refetch: () => unknown;
}

function Failed({ title, art, error, refetch }: FailedProps) {
  const messages = useMessages(shellMessages);
  const errors = useMessages(errorMessages);
  return (
    <ResultState
      alarming
      art={art}
      title={title}
      description={failureText(failureOf(error), errors)}
      action={{ label: messages.retry, onClick: () => void refetch() }}
    />
  );
}

function Waiting({ skeleton }: { skeleton: ReactNode }) {
  const { retry } = useMessages(shellMessages);
  const { slow: slowly } = useMessages(errorMessages);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (slow) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [slow]);
  const again = () => {
    setSlow(false);
    void restartWaiting();
  };
  return (
    <>
      {skeleton}
      {slow && <ResultState title={slowly} action={{ label: retry, onClick: again }} />}
    </>
  );
}
