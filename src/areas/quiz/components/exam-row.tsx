import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { periodState, periodTime, type PeriodState } from '@/domain/period';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline, Stack } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note, Text, Title } from '@/ui/text/text';
import type { Exam } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './exam-row.module.css';

/** A quiz in the list: what it is, and how far the person is with it. `now` is the gateway's time, ms. */
export function ExamRow({ exam, now }: { exam: Exam; now: number }) {
  const messages = useMessages(quizMessages);
  const { id, title, line, questions, seconds, fee, joined, stage } = exam;
  const phase = periodState(exam, now);
  return (
    <Box as="li" divider="between" className={styles.item} data-phase={phase}>
      <Link className={styles.row} to={addressOf(stage, id)}>
        <span className={styles.tile}>
          <Icon name="quiz" size={24} />
        </span>
        <Stack as="span" grow>
          <Title as="span">{title}</Title>
          {line !== '' && (
            <Note as="span" marginTop={0.5}>
              {line}
            </Note>
          )}
          <Inline as="span" wrap marginTop={1} tone="tertiary" size="caption" className={styles.facts}>
            <State exam={exam} phase={phase} />
            <span>{messages.size(questions, Math.round(seconds / 60))}</span>
            {fee > 0 && <span>{messages.feeTag(formatCoins(fee))}</span>}
          </Inline>
          <Inline as="span" wrap marginTop={1} tone="tertiary" size="caption" className={styles.facts}>
            <span>{messages.time(periodTime(exam, now))}</span>
            {joined > 0 && <span>{messages.joined(formatCount(joined))}</span>}
          </Inline>
        </Stack>
        <Text marginLeft={2} tone="tertiary">
          <Icon name="forward" size={16} />
        </Text>
      </Link>
    </Box>
  );
}

const tones = {
  none: 'primary',
  'to-pay': 'warning',
  enrolled: 'info',
  answering: 'warning',
  done: 'success',
} as const;

function State({ exam: { stage, score, pass }, phase }: { exam: Exam; phase: PeriodState }) {
  const messages = useMessages(quizMessages);
  if (score !== null) {
    const hasPassed = score >= pass;
    return (
      <>
        <Tag tone={hasPassed ? 'success' : 'plain'}>{hasPassed ? messages.passed : messages.notPassed}</Tag>
        <span>{messages.scoreTag(score)}</span>
      </>
    );
  }
  if (phase === 'soon') return <Tag tone="gold">{messages.soon}</Tag>;
  if (phase === 'over') return <Tag>{messages.over}</Tag>;
  return <Tag tone={tones[stage]}>{messages.stages[stage]}</Tag>;
}

function addressOf(stage: Exam['stage'], id: string): string {
  if (stage === 'done') return href('/answerResult', { id });
  return stage === 'answering' ? href('/answerDetail', { id }) : href('/answerReport', { id });
}
