import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { invalidate } from '@/queries/endpoint';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Tabs } from '@/ui/layout/tabs';
import { Avatar } from '@/ui/people/avatar';
import { Caption, Note, Text } from '@/ui/text/text';
import { minutesText } from '../describe';
import { examRanking, type RankRow } from '../endpoints/exam';
import { quizMessages } from '../messages';
import { useExamRanking } from '../queries';
import { rankScopes, type RankScope } from '../rules/ranking';
import styles from './ranking.module.css';

const medals = 3;

/** /answerRank: the ranking of a quiz around the person, of the person's department, or of all participants. */
export default function Ranking() {
  const messages = useMessages(quizMessages);
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
    <ListPage
      highlight
      onRefresh={() => invalidate(examRanking)}
      within={(list) => (
        <Tabs
          label={messages.scopeLabel}
          tabs={rankScopes.map((each) => [each, messages.scopes[each]] as const)}
          current={scope}
          onChange={handleChange}
        >
          {list}
        </Tabs>
      )}
      query={query}
      rows={({ rows }) => rows}
      failed={messages.rankingFailed}
      loading={messages.loading}
      bars={[60, 60, 60, 60, 60, 60]}
      empty={{
        title: scope === 'mine' ? messages.emptyMine : messages.emptyRanking,
        description: messages.emptyRankingLine,
        action: { label: messages.toExams, to: href('/answerHome'), replace: true },
      }}
    >
      {(rows, { first }) => (
        <>
          {first !== null && (
            <Note marginBottom={3} textAlign="center">
              {first.title}
            </Note>
          )}
          <Surface as="ol" paddingX={4}>
            {rows.map((row) => (
              <Row key={row.rank} row={row} />
            ))}
          </Surface>
        </>
      )}
    </ListPage>
  );
}

function Row({ row: { rank, name, department, score, seconds, isMe } }: { row: RankRow }) {
  const messages = useMessages(quizMessages);
  const marks = useMessages(punctuationMessages);
  return (
    <Inline
      as="li"
      paddingY={2}
      divider="between"
      className={styles.row}
      data-me={isMe}
      data-medal={rank <= medals}
    >
      <span className={styles.rank}>{formatCount(rank)}</span>
      <Avatar name={name} />
      <Box grow marginX={3}>
        <Text as="p" weight="medium" breakWords className={styles.name}>
          {name}
          {isMe && marks.bracketed(messages.me)}
        </Text>
        <Caption tone="tertiary" breakWords>
          {department}
        </Caption>
      </Box>
      <Text as="div" textAlign="right">
        <p className={styles.score}>{messages.scoreOf(score)}</p>
        <p className={styles.time}>{minutesText(seconds)}</p>
      </Text>
    </Inline>
  );
}
