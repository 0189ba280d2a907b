import { roundTo } from '@/domain/format-number';
import { ticketCount, ticketRanges } from '@/domain/quiz/draw';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Note, Text } from '@/ui/text/text';
import { ticketText } from '../describe';
import type { Exam } from '../endpoints/exam';
import { quizMessages } from '../messages';
import styles from './draw-odds.module.css';

interface DrawOddsProps {
  prizes: Exam['prizes'];
  note: string;
  /** The place of the prize that was won. */
  won?: number | undefined;
}

/** What can be drawn, with its odds and its tickets. */
export function DrawOdds({ prizes, note, won }: DrawOddsProps) {
  const messages = useMessages(quizMessages);
  const ranges = ticketRanges(prizes);
  const all = ticketCount(prizes);
  return (
    <>
      <Note marginBottom={2}>{note}</Note>
      <ul>
        {prizes.map(({ name, tickets }, index) => {
          const { from, to } = ranges[index] ?? { from: 0, to: 0 };
          return (
            <Inline
              as="li"
              key={name}
              paddingY={1}
              divider="between"
              className={styles.row}
              data-won={index === won}
            >
              <Text grow breakWords>
                {name}
              </Text>
              <span className={styles.range}>{messages.range(ticketText(from), ticketText(to))}</span>
              <span className={styles.odds}>{roundTo((tickets / all) * 100)}%</span>
            </Inline>
          );
        })}
      </ul>
    </>
  );
}
