import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { maxRecipients } from '@/domain/constants';
import { href } from '@/domain/href';
import { isSamePerson } from '@/domain/transfers/transfer';
import { QueryView } from '@/flows/query-view/query-view';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { kindChosen, recipientsChosen, storedDraft, useTransferDraft } from '@/state/transfer-draft';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { ListRow } from '@/ui/lists/list-row';
import { Dialog } from '@/ui/overlays/dialog';
import { Avatar } from '@/ui/people/avatar';
import { Note } from '@/ui/text/text';
import { queryTeamThanks, type TeamMember } from '../endpoints';
import { pacingMessages } from '../messages';
import { notThanked } from '../rules/pacing';

/** How many people are shown before the list is expanded. */
const peopleShown = 4;

/** Team members without a reward, ever or for 90 days; visible only to the owner of the account. */
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
  const [isExpanded, setExpanded] = useState(false);
  const [personToAdd, setPersonToAdd] = useState<TeamMember | null>(null);
  const shown = isExpanded ? people : people.slice(0, peopleShown);
  const chosen = useTransferDraft(({ transferList }) => transferList);
  const openReward = (list: readonly TeamMember[]) => {
    kindChosen(2);
    recipientsChosen([
      ...storedDraft().transferList,
      ...list.map(({ usercode, name, department, jobNumber }) => ({ usercode, name, department, jobNumber })),
    ]);
    void navigate(href('/transfer2'));
  };
  // Recipients that were chosen before are kept, so adding one to them needs a confirmation.
  const handleReward = (person: TeamMember) => {
    const chosenBefore = storedDraft().transferList;
    if (chosenBefore.some(({ usercode }) => isSamePerson(usercode, person.usercode))) openReward([]);
    else if (chosenBefore.length >= maxRecipients) notify(messages.full(maxRecipients));
    else if (chosenBefore.length > 0) setPersonToAdd(person);
    else openReward([person]);
  };
  if (people.length === 0) return <p>{messages.thanksNone}</p>;
  return (
    <>
      <Note>{messages.thanksRule}</Note>
      <ul>
        {shown.map((person) => (
          <ListRow as="li" key={person.usercode} paddingY={2} divider="between">
            <Avatar name={person.name} />
            <Box as="span" grow marginX={3}>
              {person.name}
              <Note as="span" display="block">
                {person.lastTime === null ? messages.never : messages.lastTime(person.lastTime)}
              </Note>
            </Box>
            <Button
              variant="soft"
              aria-label={messages.rewardWho(person.name)}
              onClick={() => handleReward(person)}
            >
              {messages.reward}
            </Button>
          </ListRow>
        ))}
      </ul>
      {people.length > shown.length && (
        <TextButton type="button" size="note" onClick={() => setExpanded(true)}>
          {messages.more(people.length - shown.length)}
        </TextButton>
      )}
      {personToAdd !== null && (
        <Dialog
          title={messages.addTitle(names(chosen.map(({ name }) => name)))}
          confirm={{ label: messages.add, onClick: () => openReward([personToAdd]) }}
          cancel={{ label: messages.notNow, onClick: () => setPersonToAdd(null) }}
        >
          {messages.addLine(personToAdd.name)}
        </Dialog>
      )}
    </>
  );
}
