import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { booksFrom, dayRuleOf, type BookingDraft } from '@/domain/bookings/booking';
import { forecast } from '@/domain/bookings/forecast';
import { href } from '@/domain/href';
import { parseAmount } from '@/domain/money';
import { BlessingCard } from '@/flows/blessing/blessing-card';
import { GiftPreviewRow } from '@/flows/letters/gift-preview-row';
import { useSheets } from '@/flows/navigation/use-sheet';
import { bookingMessages } from '@/messages/areas/bookings';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { useCurrentUser } from '@/queries/account';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { repeatText } from '../describe';
import { leadToProblem } from '../lead-to-problem';
import { nextRuns } from '../rules/gift-order';
import { bookingKey } from '../save-booking';
import { useGiftDraft, type GiftDraftOptions } from '../use-gift-draft';
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

/** The form of a scheduled gift, with a forecast of the account. */
export function GiftForm(options: GiftDraftOptions) {
  const { accountType, tags, funding } = options;
  const messages = useMessages(bookingMessages);
  const marks = useMessages(punctuationMessages);
  const transfer = useMessages(transferMessages);
  const navigate = useNavigate();
  const sheet = useSheets();
  const { data: user } = useCurrentUser();
  const gift = useGiftDraft(options);
  const { id, name, draft, tag, firstDay, days, unable, problem, errorAbout, order, text, names } = gift;
  const [hasTriedToSave, setHasTriedToSave] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isDateOpen, setDateOpen] = useState(false);
  const { isSaving, refusal, clearRefusal, save } = useSaveGift(sheet);

  const { planned, purse, span } = funding;
  // Memoised, because the forecast without the draft does not change while the person types.
  const runs = useMemo(() => forecast(planned, purse, span), [planned, purse, span]);
  const amount = parseAmount(draft.money);

  const updateDraft = (part: Partial<BookingDraft>) => {
    // The draft must not change while its request is running.
    if (isSaving) return;
    clearRefusal();
    gift.write(part);
  };
  const removeUnable = () =>
    updateDraft({ transferList: draft.transferList.filter(({ usercode }) => !unable.includes(usercode)) });
  const openKeypad = () => sheet.open('amount');
  const openPicker = () => {
    // The picker edits the stored draft, so it must exist.
    gift.write({});
    void navigate(href('/rewardUsers', { for: booksFrom[accountType], id: id ?? undefined }));
  };
  const sendBooking = () => void save({ name, id, draft, content: gift.contentNow() });
  const handleSave = () => {
    setHasTriedToSave(true);
    if (isSaving) return;
    if (problem !== undefined)
      return leadToProblem(problem, { openPicker, openKeypad, openDate: () => setDateOpen(true) });
    if (user === undefined || days.isWaiting) return;
    if (gift.already.length > 0) setAsking(true);
    else confirmOrSend();
  };
  const confirmOrSend = () => {
    setAsking(false);
    if (gift.needsConfirmation) sheet.open('confirm');
    else sendBooking();
  };
  const handleConfirm = () => {
    sheet.close();
    sendBooking();
  };

  const title = (id === null ? messages.titles : messages.editTitles)[accountType];
  if (gift.intent !== null && !isSaving) {
    return (
      <Page title={title}>
        <UnansweredBooking intent={gift.intent} names={names} error={refusal} onRetry={sendBooking} />
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
        fallback={gift.usual}
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
        forecast={gift.draftForecast}
        runs={runs}
        recipients={draft.transferList}
        tag={tag.name}
      />
      {isAsking && gift.already.length > 0 && (
        <AlreadyBookedDialog
          accountType={accountType}
          already={gift.already}
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
          keyOf={() => bookingKey(id, gift.contentNow())}
          onConfirm={handleConfirm}
          onClose={sheet.close}
        />
      )}
    </Page>
  );
}
