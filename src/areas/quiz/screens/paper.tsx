import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { Answering } from '../components/answering';
import { examQuestions, examResult } from '../endpoints/exam';
import { examEnded } from '../exam-ended';
import { quizMessages } from '../messages';

/** /answerDetail: the questions of the running attempt; one that is over leads to its result. */
export default function Paper() {
  const messages = useMessages(quizMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(
    examQuestions,
    { id },
    { quiet: true, staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  return (
    <DetailPage
      isWhole
      highlight
      query={query}
      failed={messages.paperFailed}
      loading={messages.loading}
      bars={[4, 48, 140, 60, 60, 60, 60]}
    >
      {(paper) =>
        paper === null ? (
          <Page highlight>
            <NoPaper id={id} />
          </Page>
        ) : (
          <Answering key={paper.id} paper={paper} />
        )
      }
    </DetailPage>
  );
}

/** Nothing runs: the result follows where there is one. */
function NoPaper({ id }: { id: string }) {
  const messages = useMessages(quizMessages);
  const navigate = useNavigate();
  const query = useEndpoint(examResult, { id }, { quiet: true, enabled: id !== '', staleTime: 0 });
  const nothing = (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.noPaper}
      description={messages.noPaperLine}
      action={{
        label: messages.toExams,
        onClick: () => void navigate(href('/answerHome'), { replace: true }),
      }}
    />
  );
  if (id === '') return nothing;
  return (
    <QueryView
      query={query}
      title={messages.resultFailed}
      art={<Illustration variant="error" />}
      skeleton={<Skeleton label={messages.loading} bars={[160, 40, 110, 200]} />}
    >
      {(result) => (result === null ? nothing : <ToResult id={id} />)}
    </QueryView>
  );
}

/** Data that the attempt changed are refetched, also if it was not submitted on this page. */
function ToResult({ id }: { id: string }) {
  useEffect(() => {
    void examEnded(id);
  }, [id]);
  return <Navigate to={href('/answerResult', { id })} replace />;
}
