import { useState } from 'react';
import { Link } from 'react-router-dom';
import { namesakes } from '@/domain/colleagues/directory-browse';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import type { Moment } from '@/domain/moment';
import { formatCoins, type Tenths } from '@/domain/money';
import type { Recipient } from '@/domain/transfers/transfer';
import { letterMessages } from '@/messages/areas/letters';
import { transferMessages } from '@/messages/areas/transfers';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Avatar } from '@/ui/people/avatar';
import { Caption, Text } from '@/ui/text/text';
import styles from './receivers.module.css';

interface ReceiversProps {
  people: readonly (Recipient & { money: Tenths; openedAt: Moment | null })[];
  thanks: readonly { usercode: string; text: string; time: Moment }[];
  /** Set where they did not all get the same. */
  showsAmounts: boolean;
}

/** With more people than these only the first are shown until a tap asks for all. */
const maxShownAtOnce = 5;

/** The recipients of a sent transfer, those who replied first, with their amounts where these differ. */
export function Receivers({ people, thanks, showsAmounts }: ReceiversProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(transferMessages);
  const letters = useMessages(letterMessages);
  const sharedNames = namesakes(people);
  const toldApart = namesToldApart(people);
  const [isExpanded, setExpanded] = useState(false);
  const hasReplied = (usercode: string) => thanks.some((each) => each.usercode === usercode);
  const sorted = [
    ...people.filter(({ usercode }) => hasReplied(usercode)),
    ...people.filter(({ usercode }) => !hasReplied(usercode)),
  ];
  const isLong = people.length > maxShownAtOnce;
  const shown = isExpanded || !isLong ? sorted : sorted.slice(0, maxShownAtOnce);
  return (
    <Card title={messages.receivedBy} aside={isLong ? messages.people(people.length) : undefined}>
      <ul>
        {shown.map((person) => {
          const { usercode, name, department, jobNumber, money, openedAt } = person;
          const reply = thanks.find((each) => each.usercode === usercode);
          return (
            <Inline as="li" key={usercode} paddingY={2} divider="between" className={styles.person}>
              <Avatar name={name} />
              <Text as="div" marginX={3} grow breakWords>
                {people.length === 1 ? (
                  <p>{name}</p>
                ) : (
                  <Inline
                    as={Link}
                    position="relative"
                    display="inline-flex"
                    className={styles.name}
                    to={href('/rewardDetail', { with: usercode })}
                    aria-label={letters.open(toldApart(person))}
                  >
                    {name}
                    <Icon name="forward" size={16} />
                  </Inline>
                )}
                <Caption>
                  {sharedNames.has(name) ? messages.place(department, jobNumber) : department}
                </Caption>
                {reply !== undefined && (
                  <p className={styles.thanks}>
                    “{reply.text}” <Caption as="span">{formatMoment(reply.time, 'short')}</Caption>
                  </p>
                )}
              </Text>
              <div className={styles.end}>
                {showsAmounts && (
                  <p className={styles.amount}>
                    <span className="visuallyHidden">{messages.coins(formatCoins(money))}</span>
                    <span aria-hidden="true">{formatCoins(money)}</span>
                  </p>
                )}
                <Inline as="p" tone="success" size="note" whiteSpace="nowrap" className={styles.state}>
                  <Icon name="check" size={16} />
                  {openedAt === null ? messages.credited : letters.openedAt(formatMoment(openedAt, 'short'))}
                </Inline>
              </div>
            </Inline>
          );
        })}
      </ul>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? messages.fewerPeople : messages.allPeople(people.length)}
          <span className={styles.arrow} data-open={isExpanded}>
            <Icon name="down" size={16} />
          </span>
        </button>
      )}
    </Card>
  );
}
