import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { DataOf } from '@/api/endpoint';
import { appointmentList, appointmentTags } from '@/api/endpoints/appointment';
import { queryGiftedColleagues } from '@/api/endpoints/transfer';
import { centreMessages } from '@/areas/transfers/messages';
import { draftName, emptyBooking } from '@/domain/bookings/booking';
import { upcomingOccasions, type UpcomingOccasion } from '@/domain/bookings/upcoming';
import { startOf, toDay } from '@/domain/business-time';
import { namesToldApart, type NameOf } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import type { Recipient } from '@/domain/transfers/transfer';
import { QueryView } from '@/flows/query-view/query-view';
import { billMessages } from '@/messages/areas/bill';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { bookingWritten, storedBooking } from '@/state/booking-drafts';
import { recipientsChosen } from '@/state/transfer-draft';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Avatar } from '@/ui/people/avatar';
import { Caption } from '@/ui/text/text';
import styles from './gifted.module.css';

type Gifted = DataOf<typeof queryGiftedColleagues>['list'][number];

/** How many recent colleagues are shown. */
const recentShown = 4;
/** How many days ahead occasions are listed, and how many of them are shown. */
const daysAhead = 60;
const occasionsShown = 5;

/** Recent recipients, and the upcoming occasions of colleagues who received gifts before. */
export function GiftedColleagues() {
  const messages = useMessages(centreMessages);
  const gifted = useEndpoint(queryGiftedColleagues, {}, { select: ({ list }) => list });
  return (
    <QueryView
      query={gifted}
      title={messages.giftedFailed}
      skeleton={<Skeleton label={messages.loading} bars={[132, 64, 64]} />}
    >
      {(list) => (
        <>
          <RecentColleagues people={list.slice(0, recentShown)} nameOf={namesToldApart(list)} />
          {list.length > 0 && <UpcomingOccasions people={list} nameOf={namesToldApart(list)} />}
        </>
      )}
    </QueryView>
  );
}

interface GiftedPeopleProps {
  people: readonly Gifted[];
  nameOf: NameOf;
}

function RecentColleagues({ people, nameOf }: GiftedPeopleProps) {
  const messages = useMessages(centreMessages);
  const navigate = useNavigate();
  const handleSend = (person: Gifted) => {
    recipientsChosen([recipientOf(person)]);
    void navigate(href('/transfer1'));
  };
  return (
    <Card title={messages.recentTitle}>
      {people.length === 0 && <Caption display="block">{messages.noGifts}</Caption>}
      <ul className={styles.recent}>
        {people.map((person) => (
          <li key={person.usercode}>
            <button
              type="button"
              className={styles.person}
              aria-label={messages.sendTo(nameOf(person))}
              onClick={() => handleSend(person)}
            >
              <Avatar name={person.name} size={48} />
              <span>{nameOf(person)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.person} onClick={() => void navigate(href('/rewardUsers'))}>
            <span className={styles.more}>
              <Icon name="plus" />
            </span>
            <span>{messages.choose}</span>
          </button>
        </li>
      </ul>
    </Card>
  );
}

function UpcomingOccasions({ people, nameOf }: GiftedPeopleProps) {
  const messages = useMessages(centreMessages);
  const occasions = upcomingOccasions(people, toDay(gatewayNow()), daysAhead).slice(0, occasionsShown);
  return (
    <Card title={messages.soonTitle}>
      {occasions.length === 0 ? (
        <Caption display="block">{messages.noneSoon}</Caption>
      ) : (
        <ul>
          {occasions.map((upcoming) => (
            <OccasionRow
              key={upcoming.person.usercode + upcoming.occasion}
              upcoming={upcoming}
              shownName={nameOf(upcoming.person)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface OccasionRowProps {
  upcoming: UpcomingOccasion<Gifted>;
  /** The name, told apart from others. */
  shownName: string;
}

function OccasionRow({ upcoming: { person, occasion, day, years }, shownName }: OccasionRowProps) {
  const messages = useMessages(centreMessages);
  const bill = useMessages(billMessages);
  const navigate = useNavigate();
  const { data: bookings = [] } = useEndpoint(
    appointmentList,
    { accountType: 0 },
    { background: true, select: (data) => data.bookings },
  );
  const booking = bookings.find(
    (each) =>
      each.occasion === occasion &&
      each.next !== null &&
      each.recipients.some(({ usercode }) => usercode === person.usercode),
  );
  const { data: tags = [] } = useEndpoint(
    appointmentTags,
    { accountType: 0 },
    { select: (data) => data.tags },
  );
  const handleBook = () => {
    const tag = tags.find((each) => each.occasion === occasion)?.name ?? '';
    const name = draftName(0, null);
    const stored = storedBooking(name)?.draft ?? emptyBooking;
    bookingWritten(name, { ...stored, transferList: [recipientOf(person)], tag });
    void navigate(href('/transfer3'));
  };
  return (
    <Inline as="li" paddingY={2} divider="between" className={styles.row}>
      <Avatar name={person.name} />
      <Box as="p" marginX={3} grow>
        {occasion === 'birthday' ? messages.birthday(shownName) : messages.onboarding(shownName, years)}
        <Caption as="span" display="block">
          {messages.lastTime(bill.day(startOf(day)), formatCoins(person.lastMoney))}
        </Caption>
      </Box>
      {booking === undefined ? (
        <Button variant="soft" aria-label={messages.bookFor(shownName)} onClick={handleBook}>
          {messages.book}
        </Button>
      ) : (
        <Inline as="p" tone="success" size="note" whiteSpace="nowrap" className={styles.booked}>
          <Icon name="check" size={16} />
          {messages.booked(formatCoins(booking.money))}
        </Inline>
      )}
    </Inline>
  );
}

/** The fields of a colleague that a draft stores. */
function recipientOf({ usercode, name, department, jobNumber }: Gifted): Recipient {
  return { usercode, name, department, jobNumber };
}
