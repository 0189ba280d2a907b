import { useNavigate } from 'react-router-dom';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { BookingIntent } from '@/state/booking-drafts';
import { Card } from '@/ui/layout/card';
import { Illustration } from '@/ui/feedback/illustration';
import { DescriptionList } from '@/ui/lists/description-list';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';

interface UnansweredProps {
  intent: BookingIntent;
  names: readonly string[];
  /** Why the last try did not even begin. */
  why: string | null;
  onAgain: () => void;
}

/** A booking whose answer never came: it may be sent again as it is, and nothing else takes its place until its fate is known. */
export function Unanswered({ intent: { content }, names, why, onAgain }: UnansweredProps) {
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
        action={{ label: messages.sendAgain, onClick: onAgain }}
        secondaryAction={{
          label: messages.lookInRecords,
          onClick: () => void navigate(href(recordsOf[accountType])),
        }}
      />
      {why !== null && (
        <NoticeBar tone="warning" alarming>
          {why}
        </NoticeBar>
      )}
      <Card title={messages.content}>
        <DescriptionList
          rows={[
            [messages.toWhom, messages.draftGift(messages.names(names), tag)],
            [messages.eachTime, messages.amountAccessibleText(money)],
            [messages.blessing, text],
          ]}
        />
      </Card>
    </>
  );
}
