import { useState } from 'react';
import type { WelfareData } from '@/api/endpoints/welfare';
import { formatCoins } from '@/domain/money';
import { welfareDataMessages } from '@/messages/welfare-data';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import styles from './teams.module.css';

const shownAtFirst = 5;

/** Which departments were given to, the most first, each beside the first one. */
export function Teams({ data: { teams, people }, asText }: { data: WelfareData; asText: boolean }) {
  const messages = useMessages(welfareDataMessages);
  const [all, setAll] = useState(false);
  const most = teams[0]?.amount ?? 1;
  if (teams.length === 0) return null;
  const shown = all ? teams : teams.slice(0, shownAtFirst);
  return (
    <Card title={messages.teamsTitle} aside={messages.peopleInAll(people)}>
      <ul>
        {shown.map(({ department, people: count, amount }) => (
          <li key={department} className={styles.team}>
            <p className={styles.line}>
              <span>
                {department}
                <span className={styles.people}>{messages.people(count)}</span>
              </span>
              <span className={styles.amount}>{formatCoins(amount)}</span>
            </p>
            {!asText && (
              <div className={styles.track} aria-hidden="true">
                <div className={styles.bar} style={{ width: `${(amount * 100) / most}%` }} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length < teams.length && (
        <Button block variant="quiet" onClick={() => setAll(true)}>
          {messages.allTeams(teams.length)}
        </Button>
      )}
    </Card>
  );
}
