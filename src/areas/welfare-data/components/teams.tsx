import { useState } from 'react';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/text/text';
import type { WelfareData } from '../endpoints';
import { welfareDataMessages } from '../messages';
import styles from './teams.module.css';

const collapsedCount = 5;

/** The departments that received coins, largest amount first, with bars relative to the first one. */
export function Teams({ data: { teams, people }, isText }: { data: WelfareData; isText: boolean }) {
  const messages = useMessages(welfareDataMessages);
  const [isExpanded, setExpanded] = useState(false);
  const largest = teams[0]?.amount ?? 1;
  if (teams.length === 0) return null;
  const shown = isExpanded ? teams : teams.slice(0, collapsedCount);
  return (
    <Card title={messages.teamsTitle} aside={messages.peopleInAll(people)}>
      <ul>
        {shown.map(({ department, people: count, amount }) => (
          <li key={department} className={styles.team}>
            <Inline as="p" justify="between" align="stretch">
              <span>
                {department}
                <Note as="span" marginLeft={2} tone="tertiary">
                  {messages.people(count)}
                </Note>
              </span>
              <Text marginLeft={3} font="number" weight="bold">
                {formatCoins(amount)}
              </Text>
            </Inline>
            {!isText && (
              <div className={styles.track} aria-hidden="true">
                <div className={styles.bar} style={{ width: `${(amount * 100) / largest}%` }} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length < teams.length && (
        <Button block variant="quiet" onClick={() => setExpanded(true)}>
          {messages.allTeams(teams.length)}
        </Button>
      )}
    </Card>
  );
}
