import { useNavigate } from 'react-router-dom';
import { recordsOf } from '@/domain/bookings/booking';
import { href } from '@/domain/href';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import type { BookingIntent } from '@/state/booking-drafts';
import { Card } from '@/ui/layout/card';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Facts } from '@/ui/lists/description-list';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { StateBlock } from '@/ui/feedback/result-state';

interface UnansweredProps {
  intent: BookingIntent;
  names: readonly string[];
  /** Why the last try did not even begin. */
  why: string | null;
  onAgain: () => void;
}

/** A booking whose answer never came: it may be sent again as it is, and nothing else takes its place until its fate is known. */
export function Unanswered({ intent: { content }, names, why, onAgain }: UnansweredProps) {
  const words = useWords(bookingWords);
  const navigate = useNavigate();
  const { accountType, tag, money, text } = content;
  return (
    <>
      <StateBlock
        alarming
        art={<EmptyArt variant="search" />}
        title={words.silentTitle}
        line={words.silentLine}
        way={{ label: words.sendAgain, go: onAgain }}
        otherWay={{
          label: words.lookInRecords,
          go: () => void navigate(href(recordsOf[accountType])),
        }}
      />
      {why !== null && (
        <NoticeBar tone="warning" alarming>
          {why}
        </NoticeBar>
      )}
      <Card title={words.content}>
        <Facts
          rows={[
            [words.toWhom, words.draftGift(words.names(names), tag)],
            [words.eachTime, words.amountHeard(money)],
            [words.blessing, text],
          ]}
        />
      </Card>
    </>
  );
}
