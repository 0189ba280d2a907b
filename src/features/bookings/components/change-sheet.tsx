import { useState } from 'react';
import { changedGifts, checkChange, type ChangeProblem } from '@/domain/bookings/booking-change';
import { maxBlessingLength } from '@/domain/constants';
import { forecast, unpaidIn } from '@/domain/bookings/forecast';
import { formatCoins, parseAmount, times } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/bookings';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Button } from '@/ui/forms/button';
import { DescriptionList } from '@/ui/lists/description-list';
import { LetterPaper } from '@/ui/gifts/letter-paper';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Sheet } from '@/ui/overlays/sheet';
import { TextArea } from '@/ui/forms/text-area';
import { validationErrorAbout } from '../validation-error';
import { giftName, shortDay } from '../describe';
import type { useChangeMany } from '../use-change-many';
import { BookingAmount } from './booking-amount';
import styles from './change-sheet.module.css';

interface ChangeSheetProps {
  /** Those that are ticked. */
  bookings: readonly Booking[];
  changing: ReturnType<typeof useChangeMany>;
  funding: Funding;
  /** The keypad has the place of the sheet. */
  typing: boolean;
  onTyping: () => void;
  /** One step back: from the keypad to the sheet, from the sheet to the list. */
  onClose: () => void;
}

/** Changes the amount or the blessing of several bookings at once, and says what that comes to before it is saved. */
export function ChangeSheet({ bookings, changing, funding, typing, onTyping, onClose }: ChangeSheetProps) {
  const messages = useMessages(bookingMessages);
  const transfer = useMessages(transferMessages);
  const [asked, setAsked] = useState(false);
  const { change, write, saving, refusals, save } = changing;
  const problems = checkChange(change);
  const [problem] = problems;
  const aboutAmount = problems.find(({ kind }) => kind === 'amount');
  const validationError = (about: ChangeProblem) =>
    about.kind === 'nothing' ? messages.changeNothing : validationErrorAbout(about, messages, transfer);
  const amount = (
    <BookingAmount
      money={change.money}
      people={0}
      empty={messages.amountStays}
      validationError={aboutAmount === undefined ? null : validationError(aboutAmount)}
      typing={typing}
      onType={(money) => write({ money })}
      onTyping={onTyping}
      onTyped={onClose}
    />
  );
  if (typing) return amount;
  const length = countCharacters(change.text);
  const press = () => {
    setAsked(true);
    if (problem === undefined) void save(bookings);
  };
  return (
    <Sheet title={messages.changeTitle(bookings.length)} onClose={onClose}>
      {refusals.length > 0 && !saving && (
        <NoticeBar tone="warning" alarming>
          {refusals.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </NoticeBar>
      )}
      {amount}
      <div className={styles.label}>
        <span aria-hidden="true">{messages.blessing}</span>
        <span className={styles.length} data-wrong={length > maxBlessingLength}>
          {transfer.blessingLength(length, maxBlessingLength)}
        </span>
      </div>
      <LetterPaper>
        <div className={styles.text}>
          <TextArea
            label={messages.blessing}
            placeholder={messages.blessingStays}
            value={change.text}
            invalid={length > maxBlessingLength}
            onChange={(text) => write({ text })}
          />
        </div>
      </LetterPaper>
      <Outlook bookings={bookings} changing={changing} funding={funding} />
      <div className={styles.foot}>
        <Button block busy={saving} onClick={press}>
          {saving
            ? messages.savingChanges
            : asked && problem !== undefined
              ? validationError(problem)
              : messages.saveMany(bookings.length)}
        </Button>
      </div>
    </Sheet>
  );
}

/** What a new amount comes to: for each booking of several people its sum, and for the account one line of the forecast. */
function Outlook({
  bookings,
  changing,
  funding,
}: Pick<ChangeSheetProps, 'bookings' | 'changing' | 'funding'>) {
  const messages = useMessages(bookingMessages);
  const { planned, purse, span } = funding;
  const parsed = parseAmount(changing.change.money);
  if (!parsed.ok) return null;
  const { amount } = parsed;
  const ids = bookings.map(({ id }) => id);
  const runs = forecast(changedGifts(planned, ids, changing.change), purse, span);
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
            return [giftName(booking, messages), messages.sumTogether(people, total)];
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
