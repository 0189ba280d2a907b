import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { queryTeamThanks, type TeamMember } from '@/api/endpoints/team';
import { fromMoment, partsOf } from '@/domain/business-time';
import { maxRecipients } from '@/domain/constants';
import { href } from '@/domain/href';
import { notThanked } from '@/domain/accounts/pacing';
import { isSamePerson } from '@/domain/transfers/transfer';
import { QueryView } from '@/flows/query-view/query-view';
import { bookingMessages } from '@/messages/bookings';
import { pacingMessages } from '@/messages/pacing';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { kindChosen, recipientsChosen, storedDraft, useTransferDraft } from '@/state/transfer-draft';
import { Avatar } from '@/ui/people/avatar';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Dialog } from '@/ui/overlays/dialog';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './thanks-card.module.css';

const atFirst = 4;

/** Who in the team was never given anything, or not for 90 days: to the giver alone. */
export function ThanksCard() {
  const messages = useMessages(pacingMessages);
  return (
    <Card title={messages.thanksTitle} aside={messages.thanksOnlyYou}>
      <QueryView
        query={useEndpoint(queryTeamThanks, {}, { select: ({ people }) => people })}
        title={messages.thanksFailed}
        skeleton={<Skeleton label={messages.thanksLoading} bars={[56, 56, 56]} />}
      >
        {(people) => <NotThanked people={notThanked(people, gatewayNow())} />}
      </QueryView>
    </Card>
  );
}

function NotThanked({ people }: { people: readonly TeamMember[] }) {
  const messages = useMessages(pacingMessages);
  const { names } = useMessages(bookingMessages);
  const navigate = useNavigate();
  const [all, setAll] = useState(false);
  const [joining, setJoining] = useState<TeamMember | null>(null);
  const shown = all ? people : people.slice(0, atFirst);
  const chosen = useTransferDraft(({ transferList }) => transferList);
  const reward = (list: readonly TeamMember[]) => {
    kindChosen(2);
    recipientsChosen([
      ...storedDraft().transferList,
      ...list.map(({ usercode, name, department, jobNumber }) => ({ usercode, name, department, jobNumber })),
    ]);
    void navigate(href('/transfer2'));
  };
  // Whoever was chosen before stays, and is not paid by surprise.
  const ask = (person: TeamMember) => {
    const there = storedDraft().transferList;
    if (there.some(({ usercode }) => isSamePerson(usercode, person.usercode))) reward([]);
    else if (there.length >= maxRecipients) notify(messages.full(maxRecipients));
    else if (there.length > 0) setJoining(person);
    else reward([person]);
  };
  if (people.length === 0) return <p>{messages.thanksNone}</p>;
  return (
    <>
      <p className={styles.note}>{messages.thanksRule}</p>
      <ul className={styles.people}>
        {shown.map((person) => (
          <li key={person.usercode} className={styles.row}>
            <Avatar name={person.name} />
            <span className={styles.texts}>
              {person.name}
              <span className={styles.line}>
                {person.lastTime === null
                  ? messages.never
                  : messages.lastTime(partsOf(fromMoment(person.lastTime)))}
              </span>
            </span>
            <Button variant="soft" aria-label={messages.rewardWho(person.name)} onClick={() => ask(person)}>
              {messages.reward}
            </Button>
          </li>
        ))}
      </ul>
      {people.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {messages.more(people.length - shown.length)}
        </button>
      )}
      {joining !== null && (
        <Dialog
          title={messages.addTitle(names(chosen.map(({ name }) => name)))}
          confirm={{ label: messages.add, onClick: () => reward([joining]) }}
          cancel={{ label: messages.notNow, onClick: () => setJoining(null) }}
        >
          {messages.addLine(joining.name)}
        </Dialog>
      )}
    </>
  );
}
