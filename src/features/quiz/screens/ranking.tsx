import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RankRow } from '@/api/endpoints/exam';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { rankScopes, type RankScope } from '@/domain/quiz/ranking';
import { QueryView } from '@/flows/query-view/query-view';
import { quizMessages } from '@/messages/quiz';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useExamRanking } from '@/queries/exams';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/layout/tabs';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { Avatar } from '@/ui/people/avatar';
import { minutesText } from '../describe';
import styles from './ranking.module.css';

const medals = 3;

/** /answerRank: the ranking of a quiz around the person, of the person's department, or of everybody. */
export default function Ranking() {
  const messages = useMessages(quizMessages);
  const title = useMessages(titleMessages)['/answerRank'];
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const scope = rankScopes.find((each) => each === search.get('scope')) ?? 'mine';
  const query = useExamRanking(id, scope);
  const handleChange = (next: RankScope) => {
    const changed = new URLSearchParams(search);
    changed.set('scope', next);
    setSearch(changed, { replace: true });
  };
  return (
    <Page title={title} glow>
      <Tabs
        label={messages.scopeLabel}
        tabs={rankScopes.map((each) => [each, messages.scopes[each]] as const)}
        current={scope}
        onChange={handleChange}
      >
        <QueryView
          query={query}
          title={messages.rankingFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[60, 60, 60, 60, 60, 60]} />}
        >
          {({ pages }) => {
            const rows = pages.flatMap((page) => page?.rows ?? []);
            const exam = pages[0]?.title;
            return rows.length === 0 ? (
              <ResultState
                art={<Illustration variant="empty" />}
                title={scope === 'mine' ? messages.emptyMine : messages.emptyRanking}
                description={messages.emptyRankingLine}
                action={{
                  label: messages.toExams,
                  onClick: () => void navigate(href('/answerHome'), { replace: true }),
                }}
              />
            ) : (
              <>
                {exam !== undefined && <p className={styles.exam}>{exam}</p>}
                <ol className={styles.rows}>
                  {rows.map((row) => (
                    <Row key={row.rank} row={row} />
                  ))}
                </ol>
                <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </Tabs>
    </Page>
  );
}

function Row({ row: { rank, name, department, score, seconds, isMe } }: { row: RankRow }) {
  const messages = useMessages(quizMessages);
  return (
    <li className={styles.row} data-me={isMe} data-medal={rank <= medals}>
      <span className={styles.rank}>{formatCount(rank)}</span>
      <Avatar name={name} />
      <div className={styles.texts}>
        <p className={styles.name}>
          {name}
          {isMe && `（${messages.me}）`}
        </p>
        <p className={styles.department}>{department}</p>
      </div>
      <div className={styles.points}>
        <p className={styles.score}>{messages.scoreOf(score)}</p>
        <p className={styles.time}>{minutesText(seconds)}</p>
      </div>
    </li>
  );
}
