import { Link, useNavigate } from 'react-router-dom';
import type { ExamRecord } from '@/api/endpoints/exam';
import { fromMoment, toReceiptTime } from '@/domain/business-time';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { quizMessages } from '@/messages/quiz';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useExamRecords } from '@/queries/exams';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tag } from '@/ui/feedback/tag';
import { Page } from '@/ui/layout/page';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { Icon } from '@/ui/media/icon';
import styles from './records.module.css';

/** /answerRevord: the quizzes that the person has submitted, newest first, and what was drawn for them. */
export default function Records() {
  const messages = useMessages(quizMessages);
  const title = useMessages(titleMessages)['/answerRevord'];
  const navigate = useNavigate();
  const query = useExamRecords();
  return (
    <Page title={title}>
      <QueryView
        query={query}
        title={messages.recordsFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[96, 96, 96]} />}
      >
        {({ pages }) => {
          const records = pages.flatMap((page) => page.records);
          return records.length === 0 ? (
            <ResultState
              art={<Illustration variant="empty" />}
              title={messages.noRecords}
              description={messages.noRecordsLine}
              action={{
                label: messages.toExams,
                onClick: () => void navigate(href('/answerHome'), { replace: true }),
              }}
            />
          ) : (
            <>
              <ul className={styles.rows}>
                {records.map((record) => (
                  <li key={record.id} className={styles.item}>
                    <RecordRow record={record} />
                  </li>
                ))}
              </ul>
              <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

function RecordRow({ record }: { record: ExamRecord }) {
  const messages = useMessages(quizMessages);
  const { id, title, score, full, passed, submittedAt, draw, drawn } = record;
  const drawText = () => {
    if (drawn !== null) return drawn.kind === 'none' ? messages.drewNothing : messages.drew(drawn.name);
    return draw === 'open' ? messages.drawOpen : messages.missedDraw;
  };
  return (
    <>
      <Link className={styles.row} to={href('/answerResult', { id })}>
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            <Tag tone={passed ? 'success' : 'plain'}>{passed ? messages.passed : messages.notPassed}</Tag>
            <span>{messages.submittedOn(toReceiptTime(fromMoment(submittedAt)))}</span>
          </span>
        </span>
        <span>
          <span className={styles.score}>{score}</span>
          <span className={styles.full}> / {full}</span>
        </span>
      </Link>
      {draw !== 'none' && (
        <Link className={styles.draw} to={href('/answerDraw', { id })}>
          <Icon name="gift" size={18} />
          {drawText()}
        </Link>
      )}
    </>
  );
}
