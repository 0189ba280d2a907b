import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccountType } from '@/domain/account';
import { booksFrom, recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { Reading } from '@/flows/query-view/query-view';
import { bookingPayment, prepareBookingPayment } from '@/flows/payment/booking-payment';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useBooking, type BookingRun } from '@/queries/bookings';
import { noticed } from '@/state/notifications';
import { paymentCleared } from '@/state/payment-attempt';
import { Button } from '@/ui/forms/button';
import { EmptyArt } from '@/ui/feedback/illustration';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { useFunding } from '@/flows/funding-forecast/use-funding';
import { useSheetStep } from '../use-sheet-step';
import { BookingDetail } from './booking-detail';
import { CancelDialog } from './cancel-dialog';
import { PayAgainSheet } from './pay-again-sheet';
import styles from './records.module.css';

/** One booking: what it is, what it did, what it will do, and the ways to change, end or pay it. */
export function BookingPage({ accountType, id }: { accountType: AccountType; id: string }) {
  const words = useWords(bookingWords);
  const navigate = useNavigate();
  const sheet = useSheetStep();
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const query = useBooking(accountType, id);
  const funding = useFunding(accountType).data;
  const attempt = bookingPayment.useResumedAttempt(usercode);
  const [cancelling, setCancelling] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  // Once it is paid the sheet is done with; the booking's own record tells of it.
  const isOver = attempt?.phase === 'done';
  const over = useEffectEvent(() => {
    paymentCleared(attempt?.intent.key ?? '');
    noticed(words.paid);
    if (sheet.step !== null) sheet.close();
  });
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);

  const booking = query.data?.booking;
  const paying = query.data?.runs.find(({ day, paid }) => sheet.step === `pay-${day}` && !paid);
  const pay = (run: BookingRun) => {
    if (booking === undefined || user === undefined) return;
    prepareBookingPayment(user.usercode, booking, run);
    sheet.open(`pay-${run.day}`);
  };
  return (
    <Page
      title={words.detailTitle}
      foot={
        booking === undefined || booking.next === null ? undefined : (
          <div className={styles.ways}>
            <Button look="outlined" onClick={() => setCancelling(true)}>
              {words.cancel}
            </Button>
            <Button onClick={() => void navigate(href(booksFrom[accountType], { id }))}>
              {words.editThis}
            </Button>
          </div>
        )
      }
    >
      {trouble !== null && (
        <NoticeBar tone="warning" alarming onClose={() => setTrouble(null)}>
          {trouble}
        </NoticeBar>
      )}
      <Reading
        query={query}
        title={words.openFailed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[120, 160, 64, 64]} />}
      >
        {(detail) =>
          detail === null ? (
            <StateBlock
              art={<EmptyArt variant="search" />}
              title={words.wrongTitle}
              line={words.wrongLine}
              way={{
                label: words.toRecords,
                go: () => void navigate(href(recordsOf[accountType]), { replace: true }),
              }}
            />
          ) : (
            <BookingDetail
              detail={detail}
              accountType={accountType}
              sender={user?.username ?? ''}
              funding={funding}
              onPay={pay}
            />
          )
        }
      </Reading>
      {paying !== undefined && booking !== undefined && attempt !== null && (
        <PayAgainSheet
          usercode={usercode}
          booking={booking}
          run={paying}
          attempt={attempt}
          balance={funding?.purse.balance ?? null}
          onClose={sheet.close}
        />
      )}
      {cancelling && booking !== undefined && (
        <CancelDialog
          bookings={[booking]}
          onDone={(what) => {
            setCancelling(false);
            setTrouble(what);
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </Page>
  );
}
