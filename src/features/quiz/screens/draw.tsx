import { useNavigate, useSearchParams } from 'react-router-dom';
import { examActivities, examRecords } from '@/api/endpoints/exam';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { quizMessages } from '@/messages/quiz';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { DrawPage } from '../components/draw-page';

/** The draws of more attempts than these are found on the page of records. */
const newest = { page: 1, size: 50 } as const;

/** /answerDraw: the draw for a quiz that was passed; without an id, for one whose draw is open, else the newest drawn. */
export default function Draw() {
  const messages = useMessages(quizMessages);
  const title = useMessages(titleMessages)['/answerDraw'];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('id');
  const exams = useEndpoint(examActivities, {}, { quiet: true, staleTime: 0 });
  const query = useEndpoint(examRecords, newest, { quiet: true, staleTime: 0 });
  const records = query.data?.records ?? [];
  const record =
    asked === null
      ? (records.find(({ draw }) => draw === 'open') ?? records.find(({ draw }) => draw === 'done'))
      : records.find(({ id }) => id === asked);
  const exam = exams.data?.exams.find(({ id }) => id === record?.id);
  if (record !== undefined && exam !== undefined && (record.draw === 'open' || record.draw === 'done'))
    return <DrawPage key={exam.id} title={title} exam={exam} drawn={record.drawn} />;
  const skeleton = <Skeleton label={messages.loading} bars={[300, 76, 260]} />;
  const hasMissed = record?.draw === 'missed';
  return (
    <Page title={title} glow>
      <QueryView
        query={exams}
        title={messages.drawFailed}
        art={<Illustration variant="error" />}
        skeleton={skeleton}
      >
        {() => (
          <QueryView
            query={query}
            title={messages.drawFailed}
            art={<Illustration variant="error" />}
            skeleton={skeleton}
          >
            {() => (
              <ResultState
                art={<Illustration variant="empty" />}
                title={hasMissed ? messages.drawMissed : messages.noDraw}
                description={hasMissed ? messages.drawMissedLine : messages.noDrawLine}
                action={{
                  label: messages.toExams,
                  onClick: () => void navigate(href('/answerHome'), { replace: true }),
                }}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}
