import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import {
  bookingContent,
  booksFrom,
  checkBooking,
  dayRuleOf,
  draftName,
  type BookingDraft,
  type BookingProblem,
} from '@/domain/bookings/booking';
import { forecast } from '@/domain/bookings/forecast';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { fromMoment } from '@/domain/business-time';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { parseAmount } from '@/domain/money';
import { blessingOf } from '@/domain/transfers/transfer';
import { BlessingCard } from '@/flows/blessing/blessing-card';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { GiftPreviewRow } from '@/flows/letters/gift-preview-row';
import { useSheets } from '@/flows/navigation/use-sheet';
import { bookingMessages } from '@/messages/areas/bookings';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { useCurrentUser } from '@/queries/account';
import { type Booking, type BookingTag } from '@/queries/bookings';
import { bookingWritten, useBookingDrafts } from '@/state/booking-drafts';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { repeatText } from '../describe';
import { forecastDraft } from '../draft-forecast';
import { draftOf } from '../draft-of';
import { orderOfBooking, orderOfDraft } from '../gift-order-of';
import { leadToProblem } from '../lead-to-problem';
import { alreadyBooked } from '../rules/already-booked';
import { nextRuns, raisesOrder } from '../rules/gift-order';
import { bookingKey } from '../save-booking';
import { useDraftDays } from '../use-draft-days';
import { useSaveGift } from '../use-save-gift';
import { validationErrorAbout } from '../validation-error';
import { AlreadyBookedDialog } from './already-booked-dialog';
import { BookingAmount } from './booking-amount';
import { ConfirmGiftSheet } from './confirm-gift-sheet';
import { DraftForecastCard } from './draft-forecast-card';
import { RecipientRow } from './recipient-row';
import { RecordsLink } from './records-link';
import { SaveActionBar } from './save-action-bar';
import { TagTiles } from './tag-tiles';
import { UnansweredBooking } from './unanswered-booking';
import { WhenRows } from './when-rows';

interface GiftFormProps {
  accountType: AccountType;
  /** The booking that is changed; null for a new one. */
  booking: Booking | null;
  tags: readonly BookingTag[];
  /** Used while no tag is chosen. */
  defaultTag: BookingTag;
  funding: Funding;
}

/** The form of a scheduled gift, with a forecast of the account. */
export function GiftForm({ accountType, booking, tags, defaultTag, funding }: GiftFormProps) {
  const messages = useMessages(bookingMessages);
  const marks = useMessages(punctuationMessages);
  const transfer = useMessages(transferMessages);
  const navigate = useNavigate();
  const sheet = useSheets();
  const { data: user } = useCurrentUser();
  const id = booking?.id ?? null;
  const name = draftName(accountType, id);
  const stored = useBookingDrafts(({ drafts }) => drafts[name]);
  const [hasTriedToSave, setHasTriedToSave] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isDateOpen, setDateOpen] = useState(false);
  const { isSaving, refusal, clearRefusal, save } = useSaveGift(sheet);

  const { planned, purse, span } = funding;
  // Memoised, because the forecast without the draft does not change while the person types.
  const runs = useMemo(() => forecast(planned, purse, span), [planned, purse, span]);
  const firstDay = firstRunAfter(span.now);
  const draft = stored?.draft ?? draftOf(booking, span.now);
  const tag = tags.find((each) => each.name === draft.tag) ?? defaultTag;
  const usercodes = draft.transferList.map(({ usercode }) => usercode);
  const days = useDraftDays(draft, tag, firstDay);
  const unable = (days.able ?? []).filter(({ able }) => !able).map(({ usercode }) => usercode);
  const problems = checkBooking(draft, tag, firstDay, unable);
  const [problem] = problems;
  const errorAbout = (...kinds: readonly BookingProblem['kind'][]) => {
    const found = problems.find(({ kind }) => kinds.includes(kind));
    return found === undefined ? null : validationErrorAbout(found, messages, transfer);
  };
  const changed = booking === null ? null : { ...booking, bookedAt: fromMoment(booking.bookedAt) };
  const draftForecast = forecastDraft(draft, tag, days.data ?? [], changed, funding);
  const amount = parseAmount(draft.money);
  const names = draft.transferList.map(namesToldApart(draft.transferList));
  const already = alreadyBooked(funding.bookings, usercodes, tag.occasion, booking);

  const updateDraft = (part: Partial<BookingDraft>) => {
    // The draft must not change while its request is running.
    if (isSaving) return;
    clearRefusal();
    bookingWritten(name, { ...draft, ...part });
  };
  const removeUnable = () =>
    updateDraft({ transferList: draft.transferList.filter(({ usercode }) => !unable.includes(usercode)) });
  const openKeypad = () => sheet.open('amount');
  const openPicker = () => {
    // The picker edits the stored draft, so it must exist.
    bookingWritten(name, draft);
    void navigate(href('/rewardUsers', { for: booksFrom[accountType], id: id ?? undefined }));
  };
  const order = orderOfDraft(draft, tag, accountType, days.data ?? [], firstDay);
  const needsConfirmation = booking === null || raisesOrder(orderOfBooking(booking), order, firstDay);
  const [usual] = messages.blessings[tag.occasion];
  // A blessing that was not written is the first one of the occasion.
  const text = blessingOf(draft, usual);
  const contentNow = () => bookingContent({ ...draft, text }, tag, accountType);
  const sendBooking = () => void save({ name, id, draft, content: contentNow() });
  const handleSave = () => {
    setHasTriedToSave(true);
    if (isSaving) return;
    if (problem !== undefined)
      return leadToProblem(problem, { openPicker, openKeypad, openDate: () => setDateOpen(true) });
    if (user === undefined || days.isWaiting) return;
    if (already.length > 0) setAsking(true);
    else confirmOrSend();
  };
  const confirmOrSend = () => {
    setAsking(false);
    if (needsConfirmation) sheet.open('confirm');
    else sendBooking();
  };
  const handleConfirm = () => {
    sheet.close();
    sendBooking();
  };

  const title = (id === null ? messages.titles : messages.editTitles)[accountType];
  const intent = stored?.intent ?? null;
  if (intent !== null && !isSaving) {
    return (
      <Page title={title}>
        <UnansweredBooking intent={intent} names={names} error={refusal} onRetry={sendBooking} />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      action={<RecordsLink accountType={accountType} />}
      actionBar={
        <SaveActionBar
          label={id === null ? messages.save[accountType] : messages.saveChanges}
          missing={problem === undefined ? null : validationErrorAbout(problem, messages, transfer)}
          isSaving={isSaving}
          isLoading={user === undefined}
          onSave={handleSave}
        />
      }
    >
      {refusal !== null && (
        <NoticeBar tone="danger" alarming>
          {messages.refused}
          {marks.colon}
          {refusal}
        </NoticeBar>
      )}
      <TagTiles
        tags={tags}
        current={tag}
        onChoose={({ name, every }) => updateDraft({ tag: name, isMilepost: every === 'once' })}
      />
      <Card>
        <RecipientRow
          people={draft.transferList}
          unable={unable}
          isDaysError={days.isError}
          validationError={hasTriedToSave ? errorAbout('no-recipients', 'too-many-recipients') : null}
          onOpen={openPicker}
          onRemove={removeUnable}
          onRetry={days.refetch}
        />
        <WhenRows
          draft={draft}
          tag={tag}
          days={days.data}
          firstDay={firstDay}
          validationError={hasTriedToSave ? errorAbout('no-date', 'past-date') : errorAbout('past-date')}
          isOpen={isDateOpen}
          onOpen={setDateOpen}
          onChange={updateDraft}
        />
        <BookingAmount
          money={draft.money}
          people={names.length}
          days={nextRuns(order, firstDay).length}
          placeholder={messages.noAmount}
          validationError={draft.money === '' && !hasTriedToSave ? null : errorAbout('amount')}
          isKeypadOpen={sheet.step === 'amount'}
          onType={(money) => updateDraft({ money })}
          onKeypadOpen={openKeypad}
          onKeypadClose={sheet.close}
        />
      </Card>
      <BlessingCard
        text={draft.text}
        templates={messages.blessings[tag.occasion]}
        fallback={usual}
        sender={user?.username ?? ''}
        onType={(text) => updateDraft({ text })}
      />
      <Card>
        <GiftPreviewRow
          gift={{
            accountType,
            sender: user?.username ?? '',
            amount: amount.ok ? amount.amount : null,
            text,
            tag: tag.name,
            sealed: false,
          }}
        />
      </Card>
      <DraftForecastCard
        accountType={accountType}
        funding={funding}
        forecast={draftForecast}
        runs={runs}
        recipients={draft.transferList}
        tag={tag.name}
      />
      {isAsking && already.length > 0 && (
        <AlreadyBookedDialog
          accountType={accountType}
          already={already}
          tag={tag.name}
          onConfirm={confirmOrSend}
          onClose={() => setAsking(false)}
        />
      )}
      {sheet.step === 'confirm' && problem === undefined && user !== undefined && !isSaving && (
        <ConfirmGiftSheet
          order={order}
          names={names}
          tag={tag.name}
          text={text}
          repeat={repeatText({ every: order.every, ...dayRuleOf(draft, tag) }, messages)}
          firstDay={firstDay}
          isChange={id !== null}
          keyOf={() => bookingKey(id, contentNow())}
          onConfirm={handleConfirm}
          onClose={sheet.close}
        />
      )}
    </Page>
  );
}
