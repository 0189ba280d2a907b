import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { periodState, periodTime } from '@/domain/period';
import { useNow } from '@/flows/clock/use-now';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { Text, Title } from '@/ui/text/text';
import { DrawOdds } from '../components/draw-odds';
import { EnrolmentActionBar } from '../components/enrolment-action-bar';
import { examActivities, type Exam } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './enrolment.module.css';

/** /answerReport: what a quiz asks and gives, by which rules, and the way into it; without an id, that of the newest that runs. */
export default function Enrolment() {
  const messages = useMessages(quizMessages);
  const [search] = useSearchParams();
  const id = search.get('id');
  const query = useEndpoint(examActivities, {}, { quiet: true, staleTime: 0 });
  const exams = query.data?.exams ?? [];
  const now = useNow(exams);
  const exam =
    id === null
      ? (exams.find((each) => periodState(each, now) === 'running') ?? exams[0])
      : exams.find((each) => each.id === id);
  return (
    <DetailPage
      isWhole
      highlight
      query={partOf(query, () => exam ?? null)}
      failed={messages.examsFailed}
      loading={messages.loading}
      bars={[90, 260, 160]}
      gone={{
        art: 'empty',
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toExams, to: href('/answerHome'), replace: true },
      }}
    >
      {(found) => <ExamPage key={found.id} exam={found} now={now} />}
    </DetailPage>
  );
}

function ExamPage({ exam, now }: { exam: Exam; now: number }) {
  const messages = useMessages(quizMessages);
  const { questions, full, fee, perRight, prizes } = exam;
  const minutes = Math.round(exam.seconds / 60);
  return (
    <Page highlight actionBar={<EnrolmentActionBar exam={exam} now={now} />}>
      <Box paddingTop={2} paddingBottom={5} paddingX={1}>
        <Title size="title-l" breakWords>
          {exam.title}
        </Title>
        <Text as="p" marginTop={1} tone="secondary">
          {exam.line}
        </Text>
        <Inline as="p" wrap marginTop={3} tone="tertiary" size="note" className={styles.facts}>
          <Tag tone={fee > 0 ? 'gold' : 'success'}>
            {fee > 0 ? messages.feeTag(formatCoins(fee)) : messages.free}
          </Tag>
          <span>{messages.time(periodTime(exam, now))}</span>
          {exam.joined > 0 && <span>{messages.joined(formatCount(exam.joined))}</span>}
        </Inline>
      </Box>
      <Card title={messages.facts}>
        <DescriptionList
          rows={[
            [messages.questionsFact, messages.questionsValue(questions, full)],
            [messages.duration, messages.minutes(minutes)],
            [messages.passMark, messages.passValue(exam.pass)],
            ...(fee > 0 ? [[messages.fee, messages.coins(formatCoins(fee))] as const] : []),
            ...(perRight > 0
              ? [[messages.reward, messages.rewardValue(formatCoins(perRight))] as const]
              : []),
            [messages.answers, messages.policies[exam.answers]],
          ]}
        />
      </Card>
      <Card title={messages.rules}>
        <ol className={styles.rules}>
          {messages.ruleLines(Math.round(full / questions)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Card>
      {prizes.length > 0 && (
        <Card title={messages.draw}>
          <DrawOdds prizes={prizes} note={messages.drawLine} />
        </Card>
      )}
    </Page>
  );
}
