import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { both, partOf } from '@/flows/page/viewed-query';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { DrawPage } from '../components/draw-page';
import { examActivities, examRecords } from '../endpoints/exam';
import { quizMessages } from '../messages';

/** The draws of more attempts than these are found on the page of records. */
const newest = { page: 1, size: 50 } as const;

/** /answerDraw: the draw for a quiz that was passed; without an id, for one whose draw is open, else the newest drawn. */
export default function Draw() {
  const messages = useMessages(quizMessages);
  const [search] = useSearchParams();
  const asked = search.get('id');
  const exams = useEndpoint(examActivities, {}, { quiet: true, staleTime: 0 });
  const query = useEndpoint(examRecords, newest, { quiet: true, staleTime: 0 });
  const records = query.data?.records ?? [];
  const record =
    asked === null
      ? (records.find(({ draw }) => draw === 'open') ?? records.find(({ draw }) => draw === 'done'))
      : records.find(({ id }) => id === asked);
  const hasMissed = record?.draw === 'missed';
  return (
    <DetailPage
      isWhole
      highlight
      query={partOf(both(exams, query), ([all]) => {
        const exam = all.exams.find(({ id }) => id === record?.id);
        const canBeSeen = record?.draw === 'open' || record?.draw === 'done';
        return exam === undefined || !canBeSeen ? null : { exam, drawn: record.drawn };
      })}
      failed={messages.drawFailed}
      loading={messages.loading}
      bars={[300, 76, 260]}
      gone={{
        art: 'empty',
        title: hasMissed ? messages.drawMissed : messages.noDraw,
        description: hasMissed ? messages.drawMissedLine : messages.noDrawLine,
        action: { label: messages.toExams, to: href('/answerHome'), replace: true },
      }}
    >
      {(draw) => <DrawPage key={draw.exam.id} {...draw} />}
    </DetailPage>
  );
}
