import { Link, useNavigate } from 'react-router-dom';
import { examActivities } from '@/api/endpoints/exam';
import { href } from '@/domain/href';
import { periodState, periodStates } from '@/domain/period';
import { useNow } from '@/flows/clock/use-now';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { quizMessages } from '@/messages/quiz';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { ListSection } from '@/ui/lists/list-section';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { ExamRow } from '../components/exam-row';
import styles from './exams.module.css';

/** /answerHome: the quizzes that run, come and are over, with the person's state in each. */
export default function Exams() {
  const messages = useMessages(quizMessages);
  const title = useMessages(titleMessages)['/answerHome'];
  const navigate = useNavigate();
  const query = useEndpoint(examActivities, {}, { staleTime: 0 });
  const now = useNow(query.data?.exams ?? []);
  return (
    <Page
      title={title}
      glow
      action={
        <Link className={styles.records} to={href('/answerRevord')}>
          {messages.records}
        </Link>
      }
    >
      <PullToRefresh onRefresh={() => invalidate(examActivities)}>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.examsFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[24, 110, 110, 110, 24, 110]} />}
        >
          {({ exams }) =>
            exams.length === 0 ? (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.noExams}
                description={messages.noExamsLine}
                action={{ label: messages.toActivities, onClick: () => void navigate(href('/allActivity')) }}
              />
            ) : (
              <>
                {periodStates.map((phase) => {
                  const group = exams.filter((exam) => periodState(exam, now) === phase);
                  return group.length === 0 ? null : (
                    <ListSection key={phase} title={messages.sections[phase]} aside={String(group.length)}>
                      <ul>
                        {group.map((exam) => (
                          <ExamRow key={exam.id} exam={exam} now={now} />
                        ))}
                      </ul>
                    </ListSection>
                  );
                })}
                <InfiniteSentinel state="end" onReach={() => {}} />
              </>
            )
          }
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
