import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Page } from '@/ui/layout/page';
import { ReviewedPaper } from '../components/reviewed-paper';
import { examResult, type ExamResult } from '../endpoints/exam';
import { quizMessages } from '../messages';

/** /answerCheck: the questions of a result with right answers and explanations, where the quiz shows them. */
export default function Review() {
  const messages = useMessages(quizMessages);
  const [search] = useSearchParams();
  const query = useEndpoint(examResult, { id: search.get('id') ?? '' }, { quiet: true });
  return (
    <DetailPage
      isWhole
      highlight
      query={query}
      failed={messages.resultFailed}
      loading={messages.loading}
      bars={[4, 40, 140, 60, 60, 60, 90]}
    >
      {(found) =>
        found !== null && found.questions.some(({ solution }) => solution !== null) ? (
          <ReviewedPaper result={found} />
        ) : (
          <Page highlight>
            <NothingToSee result={found} />
          </Page>
        )
      }
    </DetailPage>
  );
}

/** Why there are no right answers to see. */
function NothingToSee({ result }: { result: ExamResult | null }) {
  const messages = useMessages(quizMessages);
  const navigate = useNavigate();
  if (result === null)
    return (
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.noResult}
        description={messages.noResultLine}
        action={{
          label: messages.toExams,
          onClick: () => void navigate(href('/answerHome'), { replace: true }),
        }}
      />
    );
  return (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.closed}
      description={result.answers === 'never' ? messages.answersNever : messages.answersLater(result.endsAt)}
      action={{
        label: messages.backToResult,
        onClick: () => void navigate(href('/answerResult', { id: result.id }), { replace: true }),
      }}
    />
  );
}
