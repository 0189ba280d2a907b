import { useState } from 'react';
import { forecast, unpaidIn } from '@/domain/bookings/forecast';
import { firstRunAfter } from '@/domain/bookings/schedule';
import { maxBlessingLength } from '@/domain/constants';
import { formatCoins, parseAmount, sum, tenths, times } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { useOffReason } from '@/flows/write/use-off-reason';
import { bookingMessages } from '@/messages/areas/bookings';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { SendButton } from '@/ui/forms/send-button';
import { TextArea } from '@/ui/forms/text-area';
import { LetterPaper } from '@/ui/gifts/letter-paper';
import { Box } from '@/ui/layout/box';
import { DescriptionList } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import { Note } from '@/ui/text/text';
import { giftName, shortDay } from '../describe';
import { orderOfBooking } from '../gift-order-of';
import { changedGifts, checkChange, type ChangeProblem } from '../rules/booking-change';
import { largestRun, nextRuns, raisesOrder } from '../rules/gift-order';
import { useBookingNames } from '../use-booking-names';
import type { useBulkChange } from '../use-bulk-change';
import { validationErrorAbout } from '../validation-error';
import { BookingAmount } from './booking-amount';
import { ConfirmOrderSheet } from './confirm-order-sheet';
import styles from './change-sheet.module.css';

interface ChangeSheetProps {
  /** The selected bookings. */
  bookings: readonly Booking[];
  bulkChange: ReturnType<typeof useBulkChange>;
  funding: Funding;
  /** What is shown in place of the sheet. */
  step: 'keypad' | 'confirm' | null;
  onKeypadOpen: () => void;
  onConfirmOpen: () => void;
  /** One step back: from the keypad or the confirmation to the sheet, from the sheet to the list. */
  onClose: () => void;
}

/** Changes the amount or the blessing of several bookings at once, with a preview of the costs. */
export function ChangeSheet({
  bookings,
  bulkChange,
  funding,
  step,
  onKeypadOpen,
  onConfirmOpen,
  onClose,
}: ChangeSheetProps) {
  const messages = useMessages(bookingMessages);
  const transfer = useMessages(transferMessages);
  const offReason = useOffReason();
  const nameOf = useBookingNames(bookings[0]?.accountType ?? 0);
  const [hasTriedToSave, setHasTriedToSave] = useState(false);
  const { change, updateChange, keyOf, isSaving, refusals, save } = bulkChange;
  const problems = checkChange(change);
  const [problem] = problems;
  const amountProblem = problems.find(({ kind }) => kind === 'amount');
  const errorOf = (other: ChangeProblem) =>
    other.kind === 'nothing' ? messages.changeNothing : validationErrorAbout(other, messages, transfer);
  const amount = (
    <BookingAmount
      money={change.money}
      people={0}
      days={1}
      placeholder={messages.amountStays}
      validationError={amountProblem === undefined ? null : errorOf(amountProblem)}
      isKeypadOpen={step === 'keypad'}
      onType={(money) => updateChange({ money })}
      onKeypadOpen={onKeypadOpen}
      onKeypadClose={onClose}
    />
  );
  if (step === 'keypad') return amount;
  const firstDay = firstRunAfter(funding.span.now);
  const ordered = bookings.map((booking) => {
    const before = orderOfBooking(booking);
    const parsed = parseAmount(change.money);
    return { booking, before, after: parsed.ok ? { ...before, each: parsed.amount } : before };
  });
  const raisedOrders = ordered.filter(({ before, after }) => raisesOrder(before, after, firstDay));
  const raised = raisedOrders.map(({ booking }) => booking);
  const largestRuns = raisedOrders.map(({ after }) => largestRun(after, firstDay));
  const length = countCharacters(change.text);
  const handleSave = () => {
    setHasTriedToSave(true);
    if (problem !== undefined) return;
    if (raised.length > 0) onConfirmOpen();
    else void save(bookings);
  };
  if (step === 'confirm' && problem === undefined && !isSaving) {
    const payee = messages.join(raised.map((booking) => giftName(booking, nameOf, messages)));
    return (
      <ConfirmOrderSheet
        title={messages.confirmChanges}
        accountType={raised[0]?.accountType ?? 0}
        largest={tenths(Math.max(0, ...largestRuns))}
        together={sum(largestRuns)}
        rows={[
          [messages.toWhom, payee],
          [messages.eachTime, messages.coins(change.money)],
        ]}
        description={messages.ordersLine(messages.accounts[raised[0]?.accountType ?? 0], bookings.length)}
        payee={payee}
        callsOf={() =>
          ordered.map(({ booking, after }) => ({ key: keyOf(booking), amount: largestRun(after, firstDay) }))
        }
        onConfirm={() => {
          onClose();
          void save(bookings);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet title={messages.changeTitle(bookings.length)} onClose={onClose}>
      {refusals.length > 0 && !isSaving && (
        <NoticeBar tone="warning" alarming>
          {refusals.map((line) => (
            <Box as="span" key={line} display="block">
              {line}
            </Box>
          ))}
        </NoticeBar>
      )}
      {amount}
      <div className={styles.label}>
        <span aria-hidden="true">{messages.blessing}</span>
        <Note as="span" tone="tertiary" className={styles.length} data-wrong={length > maxBlessingLength}>
          {transfer.blessingLength(length, maxBlessingLength)}
        </Note>
      </div>
      <LetterPaper>
        <div className={styles.text}>
          <TextArea
            label={messages.blessing}
            placeholder={messages.blessingStays}
            value={change.text}
            invalid={length > maxBlessingLength}
            isRingAround
            onChange={(text) => updateChange({ text })}
          />
        </div>
      </LetterPaper>
      <CostPreview bookings={bookings} bulkChange={bulkChange} funding={funding} />
      <div className={styles.actionBar}>
        <SendButton
          block
          variant={problem === undefined ? 'filled' : 'waiting'}
          busy={isSaving}
          offReason={offReason}
          onClick={handleSave}
        >
          {isSaving
            ? messages.saving
            : hasTriedToSave && problem !== undefined
              ? errorOf(problem)
              : messages.saveMany(bookings.length)}
        </SendButton>
      </div>
    </Sheet>
  );
}

/** The costs of a new amount: the sum of each booking with several recipients, and the forecast of the account. */
function CostPreview({
  bookings,
  bulkChange,
  funding,
}: Pick<ChangeSheetProps, 'bookings' | 'bulkChange' | 'funding'>) {
  const messages = useMessages(bookingMessages);
  const nameOf = useBookingNames(bookings[0]?.accountType ?? 0);
  const { planned, purse, span } = funding;
  const parsed = parseAmount(bulkChange.change.money);
  if (!parsed.ok) return null;
  const { amount } = parsed;
  const ids = bookings.map(({ id }) => id);
  const runs = forecast(changedGifts(planned, ids, bulkChange.change), purse, span);
  const unpaid = unpaidIn(runs);
  const count = runs.reduce((total, { outcomes }) => total + outcomes.length, 0);
  const [first] = unpaid;
  const shared = bookings.filter(({ recipients }) => recipients.length > 1);
  return (
    <div className={styles.outlook}>
      {shared.length > 0 && (
        <DescriptionList
          rows={shared.map((booking) => {
            const people = booking.recipients.length;
            const total = formatCoins(times(amount, people));
            const days = nextRuns(orderOfBooking(booking), firstRunAfter(span.now)).length;
            return [giftName(booking, nameOf, messages), messages.sumTogether(people, total, days)];
          })}
        />
      )}
      <div role="status">
        <NoticeBar tone={first === undefined ? 'success' : 'warning'}>
          {messages.afterChange(
            first === undefined
              ? messages.allPaid(count)
              : messages.unpaidFrom(shortDay(first.day, messages), unpaid.length),
          )}
        </NoticeBar>
      </div>
    </div>
  );
}
