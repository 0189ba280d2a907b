import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { ListPage } from '@/flows/page/list-page';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Title } from '@/ui/text/text';
import { examRecords, type ExamRecord } from '../endpoints/exam';
import { quizMessages } from '../messages';
import { useExamRecords } from '../queries';
import styles from './records.module.css';

/** /answerRevord: the quizzes that the person has submitted, newest first, and what was drawn for them. */
export default function Records() {
  const messages = useMessages(quizMessages);
  return (
    <ListPage
      onRefresh={() => invalidate(examRecords)}
      query={useExamRecords()}
      rows={({ rows }) => rows}
      failed={messages.recordsFailed}
      loading={messages.loading}
      bars={[96, 96, 96]}
      empty={{
        title: messages.noRecords,
        description: messages.noRecordsLine,
        action: { label: messages.toExams, to: href('/answerHome'), replace: true },
      }}
    >
      {(records) => (
        <Surface as="ul" paddingX={4}>
          {records.map((record) => (
            <Box as="li" key={record.id} divider="between">
              <RecordRow record={record} />
            </Box>
          ))}
        </Surface>
      )}
    </ListPage>
  );
}

function RecordRow({ record }: { record: ExamRecord }) {
  const formatMoment = useFormatMoment();
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
          <Title as="span" breakWords>
            {title}
          </Title>
          <Inline as="span" wrap marginTop={1} tone="tertiary" size="caption" className={styles.facts}>
            <Tag tone={passed ? 'success' : 'plain'}>{passed ? messages.passed : messages.notPassed}</Tag>
            <span>{messages.submittedOn(formatMoment(submittedAt, 'full'))}</span>
          </Inline>
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
