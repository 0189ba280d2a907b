import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { appointmentDetail } from '@/api/endpoints/appointment';
import type { AccountType } from '@/domain/account';
import { booksFrom, recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { useFunding } from '@/flows/funding-forecast/use-funding';
import { useSheets } from '@/flows/navigation/use-sheet';
import { DetailPage } from '@/flows/page/detail-page';
import { bookingPayment, prepareBookingPayment } from '@/flows/payment/booking-payment';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { type BookingRun } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { paymentCleared } from '@/state/payment-attempt';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { BookedNow } from './booked-now';
import { BookingDetail } from './booking-detail';
import { CancelDialog } from './cancel-dialog';
import { PayAgainSheet } from './pay-again-sheet';

/**
 * One booking with its past and upcoming runs; it can be changed, cancelled, and a failed run can be paid. With `fresh=1` it was just made, and
 * the page says what happens when.
 */
export function BookingPage({ accountType, id }: { accountType: AccountType; id: string }) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sheet = useSheets();
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const query = useEndpoint(appointmentDetail, { accountType, ...(id === null ? {} : { id }) });
  const funding = useFunding(accountType).data;
  const attempt = bookingPayment.useResumedAttempt(usercode);
  const [isCancelling, setCancelling] = useState(false);
  const [cancelError, setCancelError] = useState<string | null>(null);

  // A paid run is shown in the booking's own record, so the sheet is closed.
  const isPaid = attempt?.phase === 'done';
  const closePaidAttempt = useEffectEvent(() => {
    paymentCleared(attempt?.intent.key ?? '');
    notify(messages.paid);
    if (sheet.step !== null) sheet.close();
  });
  useEffect(() => {
    if (isPaid) closePaidAttempt();
  }, [isPaid]);

  const booking = query.data?.booking;
  const isNew = search.get('fresh') === '1' && booking !== undefined && booking.next !== null;
  const runToPay = query.data?.runs.find(({ day, paid }) => sheet.step === `pay-${day}` && !paid);
  const handlePay = (run: BookingRun) => {
    if (booking === undefined || user === undefined) return;
    prepareBookingPayment(user.usercode, booking, run);
    sheet.open(`pay-${run.day}`);
  };
  return (
    <DetailPage
      isWhole={isNew}
      title={messages.detailTitle}
      actionBar={({ booking: { next } }) =>
        next !== null && (
          <ButtonPair>
            <Button variant="outlined" onClick={() => setCancelling(true)}>
              {messages.cancel}
            </Button>
            <Button onClick={() => void navigate(href(booksFrom[accountType], { id }))}>
              {messages.editThis}
            </Button>
          </ButtonPair>
        )
      }
      head={
        cancelError !== null && (
          <NoticeBar tone="warning" alarming onClose={() => setCancelError(null)}>
            {cancelError}
          </NoticeBar>
        )
      }
      query={query}
      failed={messages.openFailed}
      loading={messages.loading}
      bars={[120, 160, 64, 64]}
      gone={{
        title: messages.wrongTitle,
        description: messages.wrongLine,
        action: { label: messages.toRecords, to: href(recordsOf[accountType]), replace: true },
      }}
      after={
        <>
          {runToPay !== undefined && booking !== undefined && attempt !== null && (
            <PayAgainSheet
              usercode={usercode}
              booking={booking}
              run={runToPay}
              attempt={attempt}
              balance={funding?.purse.balance ?? null}
              onClose={sheet.close}
            />
          )}
          {isCancelling && booking !== undefined && (
            <CancelDialog
              accountType={accountType}
              bookings={[booking]}
              onDone={(error) => {
                setCancelling(false);
                setCancelError(error);
              }}
              onClose={() => setCancelling(false)}
            />
          )}
        </>
      }
    >
      {(detail) =>
        isNew ? (
          <BookedNow booking={detail.booking} accountType={accountType} funding={funding} />
        ) : (
          <BookingDetail
            detail={detail}
            accountType={accountType}
            sender={user?.username ?? ''}
            funding={funding}
            onPay={handlePay}
          />
        )
      }
    </DetailPage>
  );
}
