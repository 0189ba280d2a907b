import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { periodState, periodStates } from '@/domain/period';
import { useNow } from '@/flows/clock/use-now';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { ListSection } from '@/ui/lists/list-section';
import { ExamRow } from '../components/exam-row';
import { examActivities } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './exams.module.css';

/** /answerHome: the quizzes that run, come and are over, with the person's state in each. */
export default function Exams() {
  const messages = useMessages(quizMessages);
  const query = useEndpoint(examActivities, {}, { staleTime: 0 });
  const now = useNow(query.data?.exams ?? []);
  return (
    <ListPage
      highlight
      action={
        <Link className={styles.records} to={href('/answerRevord')}>
          {messages.records}
        </Link>
      }
      onRefresh={() => invalidate(examActivities)}
      query={query}
      rows={({ exams }) => exams}
      failed={messages.examsFailed}
      loading={messages.loading}
      bars={[24, 110, 110, 110, 24, 110]}
      empty={{
        title: messages.noExams,
        description: messages.noExamsLine,
        action: { label: messages.toActivities, to: href('/allActivity') },
      }}
      hasEnd
    >
      {(exams) =>
        periodStates.map((phase) => {
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
        })
      }
    </ListPage>
  );
}
