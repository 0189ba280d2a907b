import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { prizeOfTicket } from '@/domain/quiz/draw';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { Petals } from '@/ui/gifts/petals';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Note, Text, Title } from '@/ui/text/text';
import { ticketText } from '../describe';
import type { Exam, ExamRecord } from '../endpoints/exam';
import { quizMessages } from '../messages';
import { useDraw } from '../use-draw';
import { DrawOdds } from './draw-odds';
import { Wheel } from './wheel';
import styles from './draw-page.module.css';

interface DrawPageProps {
  exam: Exam;
  /** What was drawn in an earlier visit. */
  drawn: ExamRecord['drawn'];
}

/** The wheel of a quiz that was passed, its odds, and what it brought. */
export function DrawPage({ exam, drawn }: DrawPageProps) {
  const messages = useMessages(quizMessages);
  const { prizes } = exam;
  const { ticket: fresh, isTurning, isBusy, offReason, hasFailed, draw } = useDraw(exam.id);
  const ticket = fresh ?? drawn?.ticket ?? null;
  const won = ticket === null ? null : prizeOfTicket(ticket, prizes);
  const prize = won === null || isTurning ? undefined : prizes[won];
  return (
    <Page
      highlight
      actionBar={
        <>
          {hasFailed && (
            <Note marginBottom={2} tone="danger" role="alert">
              {messages.drawing}
            </Note>
          )}
          {prize === undefined ? (
            <SendButton block busy={isBusy || isTurning} offReason={offReason} onClick={draw}>
              {isBusy || isTurning ? messages.turning : messages.go}
            </SendButton>
          ) : (
            <Next kind={prize.kind} />
          )}
        </>
      }
    >
      <Note marginBottom={2} textAlign="center">
        {exam.title}
      </Note>
      <Wheel label={messages.wheel} names={prizes.map(({ name }) => name)} won={won} isTurning={isTurning} />
      {prize !== undefined && prize.kind !== 'none' && <Petals />}
      <div className={styles.outcome} role="status">
        {prize !== undefined && ticket !== null && (
          <>
            <Title as="p" size="title-l">
              {prize.kind === 'none' ? messages.wonNothing : messages.won(prize.name)}
            </Title>
            <Note marginTop={1}>
              {messages.wonLines[prize.kind]}
              <Text marginLeft={2} font="number">
                {messages.ticket(ticketText(ticket))}
              </Text>
            </Note>
          </>
        )}
      </div>
      <Card title={messages.odds}>
        <DrawOdds
          prizes={prizes}
          note={messages.oddsNote}
          won={prize === undefined ? undefined : (won ?? undefined)}
        />
      </Card>
    </Page>
  );
}

/** Where the prize is. */
function Next({ kind }: { kind: Exam['prizes'][number]['kind'] }) {
  const messages = useMessages(quizMessages);
  const navigate = useNavigate();
  const actions = {
    coins: [messages.toBill, href('/longballDetail', { account: 0 })],
    voucher: [messages.toPrizes, href('/activityPrize')],
    goods: [messages.toPrizes, href('/activityPrize')],
    none: [messages.backHome, href('/answerHome')],
  } as const;
  const [label, to] = actions[kind];
  return (
    <Button block onClick={() => void navigate(to)}>
      {label}
    </Button>
  );
}
