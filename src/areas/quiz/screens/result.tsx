import { useNavigate, useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { ShareLink } from '@/flows/share/share-link';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { QuestionSection } from '../components/question-section';
import { RankCard } from '../components/rank-card';
import { ScoreRing } from '../components/score-ring';
import { deadlineText } from '../describe';
import { examResult, type ExamResult } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './result.module.css';

/** /answerResult: the score, the place, and each question; without an id, of the newest result. */
export default function Result() {
  const messages = useMessages(quizMessages);
  const [search] = useSearchParams();
  const query = useEndpoint(examResult, { id: search.get('id') ?? '' }, { quiet: true, staleTime: 0 });
  const result = query.data ?? null;
  return (
    <DetailPage
      highlight
      {...(result === null
        ? {}
        : {
            action: (
              <ShareLink
                variant="icon"
                label={messages.share}
                to={href('/answerReport', { id: result.id })}
                title={messages.shareTitle(result.title)}
                text={messages.shareText(result.score)}
              />
            ),
            actionBar: <ActionBar result={result} />,
          })}
      query={query}
      failed={messages.resultFailed}
      loading={messages.loading}
      bars={[160, 40, 110, 200]}
      gone={{
        art: 'empty',
        title: messages.noResult,
        description: messages.noResultLine,
        action: { label: messages.toExams, to: href('/answerHome'), replace: true },
      }}
    >
      {(found) => (
        <>
          <Note marginBottom={1} textAlign="center">
            {found.title}
          </Note>
          <ScoreRing result={found} />
          <RankCard result={found} />
          <QuestionSection result={found} />
        </>
      )}
    </DetailPage>
  );
}

/** What follows from the result: the draw where there is one, else the other quizzes. */
function ActionBar({ result: { id, draw, endsAt } }: { result: ExamResult }) {
  const messages = useMessages(quizMessages);
  const navigate = useNavigate();
  const toDraw = () => void navigate(href('/answerDraw', { id }));
  if (draw === 'open')
    return (
      <>
        <Inline as="p" wrap justify="between" marginBottom={2.5} tone="secondary" size="note">
          <Inline as="span" tone="gold" className={styles.gift}>
            <Icon name="gift" size={18} />
            {messages.chance}
          </Inline>
          <span>{messages.chanceUntil(deadlineText(fromMoment(endsAt), gatewayNow(), messages))}</span>
        </Inline>
        <Button block onClick={toDraw}>
          {messages.toDraw}
        </Button>
      </>
    );
  if (draw === 'done')
    return (
      <Button variant="outlined" block onClick={toDraw}>
        {messages.seePrize}
      </Button>
    );
  return (
    <Button variant="outlined" block onClick={() => void navigate(href('/answerHome'))}>
      {messages.toExams}
    </Button>
  );
}
