import { useEffect, useState, type ReactNode } from 'react';
import { failureOf } from '@/api/errors';
import { saysNoAccount } from '@/domain/accounts/account-service';
import { slowAfter } from '@/domain/constants';
import type { Failure } from '@/domain/failure';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { shellMessages } from '@/messages/shell';
import { restartWaiting } from '@/queries/client';
import { ResultState } from '@/ui/feedback/result-state';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const NoAccount = lazyComponent('no-account', () => import('./no-account'));

/** The part of a query result that `QueryView` needs. */
interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: Query<Data>;
  /** Has the shape of the content. */
  skeleton: ReactNode;
  /** The title of the error. */
  title: string;
  /** The illustration above an error that fills the whole page. */
  art?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the state of a query: skeleton, slow, error with a retry, the way to an account where there is none, or the content. Other parts of
 * the page are not affected.
 */
export function QueryView<Data>({ query, skeleton, title, art, children }: QueryViewProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Loading skeleton={skeleton} />;
  const failure = failureOf(error);
  if (saysNoAccount(failure)) return <NoAccount isPage={art !== undefined} fallback={skeleton} />;
  return <Failed title={title} art={art} failure={failure} refetch={refetch} />;
}

interface FailedProps {
  title: string;
  art: ReactNode;
  failure: Failure;
  refetch: () => unknown;
}

function Failed({ title, art, failure, refetch }: FailedProps) {
  const messages = useMessages(shellMessages);
  const errors = useMessages(errorMessages);
  return (
    <ResultState
      alarming
      art={art}
      title={title}
      description={failureText(failure, errors)}
      failure={failure}
      action={{ label: messages.retry, onClick: () => void refetch() }}
    />
  );
}

function Loading({ skeleton }: { skeleton: ReactNode }) {
  const { retry } = useMessages(shellMessages);
  const errors = useMessages(errorMessages);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (isSlow) return;
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [isSlow]);
  const handleRetry = () => {
    setIsSlow(false);
    void restartWaiting();
  };
  return (
    <>
      {skeleton}
      {isSlow && <ResultState title={errors.slow} action={{ label: retry, onClick: handleRetry }} />}
    </>
  );
}
