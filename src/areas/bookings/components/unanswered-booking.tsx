import { useNavigate } from 'react-router-dom';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { BookingIntent } from '@/state/booking-drafts';
import { Illustration } from '@/ui/feedback/illustration';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';

interface UnansweredBookingProps {
  intent: BookingIntent;
  names: readonly string[];
  /** Why the last retry failed. */
  error: string | null;
  onRetry: () => void;
}

/** A booking request without an answer: it can only be resent unchanged until its outcome is known. */
export function UnansweredBooking({ intent: { content }, names, error, onRetry }: UnansweredBookingProps) {
  const messages = useMessages(bookingMessages);
  const navigate = useNavigate();
  const { accountType, tag, money, text } = content;
  return (
    <>
      <ResultState
        alarming
        art={<Illustration variant="search" />}
        title={messages.silentTitle}
        description={messages.silentLine}
        action={{ label: messages.again, onClick: onRetry }}
        secondaryAction={{
          label: messages.lookInRecords,
          onClick: () => void navigate(href(recordsOf[accountType])),
        }}
      />
      {error !== null && (
        <NoticeBar tone="warning" alarming>
          {error}
        </NoticeBar>
      )}
      <Card title={messages.content}>
        <DescriptionList
          rows={[
            [messages.toWhom, messages.draftGift(messages.names(names), tag)],
            [messages.eachTime, messages.coins(money)],
            [messages.blessing, text],
          ]}
        />
      </Card>
    </>
  );
}
