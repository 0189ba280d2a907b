import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appointmentDays } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import {
  bookingContent,
  booksFrom,
  checkBooking,
  draftName,
  recordsOf,
  type BookingDraft,
} from '@/domain/bookings/booking';
import { fromMoment } from '@/domain/business-time';
import { maxRecipients } from '@/domain/constants';
import { forecast } from '@/domain/bookings/forecast';
import { href } from '@/domain/href';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { BlessingCard } from '@/flows/blessing/blessing-card';
import { bookingMessages } from '@/messages/bookings';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { type Booking, type BookingTag } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { bookingWritten, useBookingDrafts } from '@/state/booking-drafts';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { FormRow } from '@/ui/forms/form-row';
import { NamedPeople } from '@/ui/people/named-people';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { validationErrorAbout } from '../validation-error';
import { draftOf } from '../draft-of';
import { forecastDraft } from '../draft-forecast';
import { saveBooking } from '../save-booking';
import { useSheetStep } from '../use-sheet-step';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { BookingAmount } from './booking-amount';
import { DraftForecastCard } from './draft-forecast-card';
import { RecordsLink } from './records-link';
import { TagTiles } from './tag-tiles';
import { Unanswered } from './unanswered';
import { WhenRows } from './when-rows';
import styles from './gift-form.module.css';

interface GiftFormProps {
  accountType: AccountType;
  /** The booking that is changed; null for a new one. */
  booking: Booking | null;
  tags: readonly BookingTag[];
  /** The usual one, for as long as none is chosen. */
  usual: BookingTag;
  funding: Funding;
}

/** What a scheduled gift is: the occasion, who, when, how much, the blessing, and what it will come to. */
export function GiftForm({ accountType, booking, tags, usual, funding }: GiftFormProps) {
  const messages = useMessages(bookingMessages);
  const transfer = useMessages(transferMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const sheet = useSheetStep();
  const { data: user } = useCurrentUser();
  const id = booking?.id ?? null;
  const name = draftName(accountType, id);
  const written = useBookingDrafts(({ drafts }) => drafts[name]);
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const { planned, purse, span } = funding;
  // What the account comes to without the draft does not change with what is typed.
  const runs = useMemo(() => forecast(planned, purse, span), [planned, purse, span]);
  const firstDay = firstRunAfter(span.now);
  const draft = written?.draft ?? draftOf(booking, span.now);
  const tag = tags.find((each) => each.name === draft.tag) ?? usual;
  const codes = draft.transferList.map(({ usercode }) => usercode);
  const days = useEndpoint(
    appointmentDays,
    { occasion: tag.occasion, transferList: codes.map((usercode) => ({ usercode })) },
    { enabled: codes.length > 0, select: ({ recipients }) => recipients },
  );
  const unable = (days.data ?? []).filter(({ able }) => !able).map(({ usercode }) => usercode);
  const problems = checkBooking(draft, tag, firstDay, unable);
  const [problem] = problems;
  const aboutAmount = problems.find(({ kind }) => kind === 'amount');
  const isGone = problems.some(({ kind }) => kind === 'unable');
  const changed = booking === null ? null : { id: booking.id, bookedAt: fromMoment(booking.bookedAt) };
  const played = forecastDraft(draft, tag, days.data ?? [], changed, funding);
  const names = draft.transferList.map((each) => each.name);

  const write = (part: Partial<BookingDraft>) => {
    // What is on its way is what was written when it left.
    if (saving) return;
    setRefused(null);
    bookingWritten(name, { ...draft, ...part });
  };
  const choose = () => {
    // The picker reads and writes the stored draft.
    bookingWritten(name, draft);
    void navigate(href('/rewardUsers', { for: booksFrom[accountType], id: id ?? undefined }));
  };
  const send = async () => {
    setRefused(navigator.onLine ? null : messages.offline);
    if (!navigator.onLine) return;
    setSaving(true);
    const saved = await saveBooking({ name, id, draft, content: bookingContent(draft, tag, accountType) });
    setSaving(false);
    if (saved?.kind === 'refused') {
      setRefused(saved.failure === null ? messages.noRecord : failureText(saved.failure, errors));
    }
    if (saved?.kind !== 'booked') return;
    notify(id === null ? messages.booked : messages.changed);
    void navigate(href(recordsOf[accountType], { id: saved.id }), { replace: true });
  };
  const save = () => {
    setAsked(true);
    if (problem === undefined && user !== undefined && !saving) void send();
  };

  const title = (id === null ? messages.titles : messages.editTitles)[accountType];
  const intent = written?.intent ?? null;
  if (intent !== null && !saving) {
    return (
      <Page title={title}>
        <Unanswered intent={intent} names={names} why={refused} onAgain={() => void send()} />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      action={<RecordsLink accountType={accountType} />}
      foot={
        <>
          <p className={styles.free}>{messages.free}</p>
          <Button block busy={saving || user === undefined} onClick={save}>
            {saving
              ? messages.saving
              : asked && problem !== undefined
                ? validationErrorAbout(problem, messages, transfer)
                : id === null
                  ? messages.save[accountType]
                  : messages.saveChanges}
          </Button>
        </>
      }
    >
      {refused !== null && (
        <NoticeBar tone="danger" alarming>
          {messages.refused}：{refused}
        </NoticeBar>
      )}
      <TagTiles tags={tags} current={tag} onChoose={(chosen) => write({ tag: chosen })} />
      <Card>
        <FormRow
          label={messages.toWhom}
          value={
            names.length === 0 ? (
              messages.chooseWhom
            ) : (
              <NamedPeople names={names} text={messages.names(names)} />
            )
          }
          note={messages.chosenAccessibleText(names.length, maxRecipients)}
          onOpen={choose}
        />
        {isGone && (
          <NoticeBar
            tone="warning"
            action={{
              label: messages.takeOut,
              onClick: () =>
                write({
                  transferList: draft.transferList.filter(({ usercode }) => !unable.includes(usercode)),
                }),
            }}
          >
            {problem?.kind === 'unable' && validationErrorAbout(problem, messages, transfer)}
          </NoticeBar>
        )}
        {days.isError && (
          <NoticeBar
            tone="warning"
            alarming
            action={{ label: messages.sendAgain, onClick: () => void days.refetch() }}
          >
            {messages.daysFailed}
          </NoticeBar>
        )}
        <WhenRows draft={draft} tag={tag} days={days.data} firstDay={firstDay} onChange={write} />
        <BookingAmount
          money={draft.money}
          people={names.length}
          empty={messages.noAmount}
          validationError={
            aboutAmount === undefined || (draft.money === '' && !asked)
              ? null
              : validationErrorAbout(aboutAmount, messages, transfer)
          }
          typing={sheet.step === 'amount'}
          onType={(money) => write({ money })}
          onTyping={() => sheet.open('amount')}
          onTyped={sheet.close}
        />
      </Card>
      <BlessingCard
        text={draft.text}
        templates={messages.blessings[tag.occasion]}
        sender={user?.username ?? ''}
        onType={(text) => write({ text })}
      />
      <DraftForecastCard
        accountType={accountType}
        funding={funding}
        forecast={played}
        runs={runs}
        gift={messages.draftGift(messages.names(names), tag.name)}
      />
    </Page>
  );
}
