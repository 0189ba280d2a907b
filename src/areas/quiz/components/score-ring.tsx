import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Petals } from '@/ui/gifts/petals';
import coin from '@/ui/icons/coin.svg';
import { Box, Inline } from '@/ui/layout/box';
import { Note, Text, Title } from '@/ui/text/text';
import { minutesText } from '../describe';
import type { ExamResult } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './score-ring.module.css';

const circumference = 2 * Math.PI * 76;

/** The score in its ring, with how long it took and what it brought. */
export function ScoreRing({ result }: { result: ExamResult }) {
  const messages = useMessages(quizMessages);
  const { score, full, right, passed, pass, questions, seconds, reward, by } = result;
  const arc = (score / full) * circumference;
  return (
    <Text as="section" position="relative" paddingTop={2} paddingBottom={4} textAlign="center">
      {passed && <Petals />}
      <div className={styles.ring} role="img" aria-label={messages.score(score)}>
        <svg width="160" height="160" viewBox="0 0 176 176" fill="none">
          <defs>
            <linearGradient id="score-ring" x1="1" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#e7b85c" />
              <stop offset=".5" stopColor="#d4593a" />
              <stop offset="1" stopColor="#bf3b22" />
            </linearGradient>
          </defs>
          <circle cx="88" cy="88" r="76" fill="var(--lc-surface)" />
          <circle cx="88" cy="88" r="76" stroke="var(--lc-surface-sunken)" strokeWidth="12" />
          {score > 0 && (
            <circle
              cx="88"
              cy="88"
              r="76"
              stroke="url(#score-ring)"
              strokeWidth="12"
              strokeLinecap="round"
              strokeDasharray={`${arc} ${circumference}`}
              transform="rotate(-90 88 88)"
            />
          )}
          <circle
            cx="88"
            cy="88"
            r="62"
            stroke="#e7c578"
            strokeOpacity=".7"
            strokeWidth="1.2"
            strokeDasharray=".1 6.49"
            strokeLinecap="round"
          />
        </svg>
        <div aria-hidden="true">
          <p className={styles.score}>{score}</p>
          <Note marginTop={1}>{messages.full(full)}</Note>
        </div>
      </div>
      <Title position="relative" marginTop={3} size="title-l">
        {messages.headline(right, questions.length, passed)}
      </Title>
      <Inline as="p" wrap justify="center" marginTop={1} tone="secondary" size="note" className={styles.line}>
        <span>
          {messages.used}
          <b>{minutesText(seconds)}</b>
          {reward > 0 && messages.got}
        </span>
        {reward > 0 && (
          <>
            <img src={coin} alt="" width={18} height={18} />
            <b className={styles.coins}>{formatCoins(reward)}</b>
            <span>{messages.unit}</span>
          </>
        )}
        {by === 'time' && (
          <Box as="span" marginLeft={2}>
            {messages.byTime}
          </Box>
        )}
        {!passed && (
          <Box as="span" marginLeft={2}>
            {messages.passNeeds(pass)}
          </Box>
        )}
      </Inline>
    </Text>
  );
}
