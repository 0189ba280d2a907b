import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { DataOf } from '@/api/endpoint';
import { queryLetters } from '@/api/endpoints/letters';
import { lettersByYear, lettersOfThisDay } from '@/areas/transfers/rules/letters';
import { toDay } from '@/domain/business-time';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { letterMessages } from '@/messages/areas/letters';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { recipientsChosen } from '@/state/transfer-draft';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { ListHead } from '@/ui/lists/list-head';
import { Avatar } from '@/ui/people/avatar';
import { Title } from '@/ui/text/text';
import { LetterCard } from './letter-card';
import styles from './keepsake.module.css';

type Correspondence = NonNullable<DataOf<typeof queryLetters>>;

/** How many letters are shown before the list is expanded. */
const lettersShown = 30;

/** All letters between the person and one colleague: blessings with their thanks, and what was sent on this day in earlier years. */
export default function Keepsake({ usercode }: { usercode: string }) {
  const messages = useMessages(letterMessages);
  const navigate = useNavigate();
  const query = useEndpoint(queryLetters, { usercode });
  const person = query.data?.person;
  const handleWrite = ({ usercode: code, name, department, jobNumber }: Correspondence['person']) => {
    recipientsChosen([{ usercode: code, name, department, jobNumber }]);
    void navigate(href('/transfer1'));
  };
  return (
    <DetailPage
      title={person === undefined ? messages.title : messages.titleWith(person.name)}
      actionBar={
        person?.able === true ? (
          <Button block onClick={() => handleWrite(person)}>
            {messages.write(person.name)}
          </Button>
        ) : undefined
      }
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[88, 120, 120, 120]}
      gone={{
        art: 'empty',
        title: messages.unknown,
        description: messages.unknownLine,
        action: { label: messages.toHome, to: href('/home') },
      }}
    >
      {(data) =>
        data.letters.length === 0 ? (
          <ResultState
            art={<Illustration variant="empty" />}
            title={messages.none(data.person.name)}
            description={messages.noneLine}
          />
        ) : (
          <Letters person={data.person} letters={data.letters} />
        )
      }
    </DetailPage>
  );
}

function Letters({ person, letters }: Correspondence) {
  const messages = useMessages(letterMessages);
  const [isExpanded, setExpanded] = useState(false);
  const remembered = lettersOfThisDay(letters, toDay(gatewayNow()));
  const shown = isExpanded ? letters : letters.slice(0, lettersShown);
  const sent = letters.filter(({ direction }) => direction === 'sent').length;
  const first = letters[letters.length - 1];
  return (
    <>
      <Inline as="header" paddingTop={2} paddingBottom={4}>
        <Avatar name={person.name} size={56} />
        <Title as="p" marginLeft={3} grow size="title" breakWords>
          {person.name}
          <span className={styles.line}>{person.department}</span>
          <span className={styles.line}>{messages.counts(sent, letters.length - sent)}</span>
          {first !== undefined && <span className={styles.line}>{messages.since(first.time)}</span>}
        </Title>
      </Inline>
      {remembered.map(({ letter, years }) => (
        <section key={letter.id} className={styles.today} aria-label={messages.yearsAgo(years)}>
          <h2 className={styles.todayTitle}>{messages.yearsAgo(years)}</h2>
          <LetterCard letter={letter} name={person.name} />
        </section>
      ))}
      {lettersByYear(shown).map((group) => (
        <section key={group.year}>
          <ListHead
            title={messages.year(group.year)}
            aside={messages.count(letters.filter(({ time }) => time.startsWith(`${group.year}-`)).length)}
          />
          <ul>
            {group.letters.map((letter) => (
              <li key={letter.id} className={styles.letter} data-direction={letter.direction}>
                <LetterCard letter={letter} name={person.name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {letters.length > shown.length && (
        <Button block variant="quiet" onClick={() => setExpanded(true)}>
          {messages.more(letters.length - shown.length)}
        </Button>
      )}
    </>
  );
}
