import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import type { ExamResult } from '../endpoints/exam';
import { quizMessages } from '../messages';
import { aheadOf } from '../rules/ranking';
import styles from './rank-card.module.css';

/** The rank of the user among all participants. */
export function RankCard({ result: { id, rank, participants } }: { result: ExamResult }) {
  const messages = useMessages(quizMessages);
  const { data: user } = useCurrentUser();
  const ahead = aheadOf(rank, participants);
  const [placeBefore, place, placeAfter] = messages.rank(formatCount(rank));
  const [aheadBefore, share, aheadAfter] = messages.ahead(ahead);
  const [allBefore, all, allAfter] = messages.participants(formatCount(participants));
  const initial = Array.from(user?.username ?? '').pop() ?? '';
  return (
    <Card>
      <Inline justify="between" weight="bold" className={styles.head}>
        <Text as="h2" size="title-s">
          {placeBefore}
          <b>{place}</b>
          {placeAfter}
        </Text>
        <Link className={styles.more} to={href('/answerRank', { id })}>
          {messages.ranking}
          <Icon name="forward" size={14} />
        </Link>
      </Inline>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.marker} style={{ left: `${Math.min(97, Math.max(3, ahead))}%` }}>
          <svg width="34" height="38" viewBox="0 0 34 38">
            <path d="M17 37c-3-4-5-6-8-8a14 14 0 1 1 16 0c-3 2-5 4-8 8z" fill="#bf3b22" />
            <circle cx="17" cy="17" r="11" fill="#f5e6c4" />
          </svg>
          <span className={styles.initial}>{initial}</span>
        </span>
      </div>
      <Inline wrap justify="between" tone="secondary" size="note" align="stretch" className={styles.footer}>
        <p>
          {aheadBefore}
          <b>{share}</b>
          {aheadAfter}
        </p>
        <p>
          {allBefore}
          <b>{all}</b>
          {allAfter}
        </p>
      </Inline>
    </Card>
  );
}
