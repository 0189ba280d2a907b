import { formatCount } from '@/domain/money';
import { pointsAndCoinsMessages } from '@/messages/areas/points-and-coins';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';

/** Says how many points are owed, in place of what points would buy. */
export function OwedPointsNotice({ owed }: { owed: number }) {
  const messages = useMessages(pointsAndCoinsMessages);
  return (
    <NoticeBar tone="warning" apart>
      {messages.pointsOwed(formatCount(owed))}
    </NoticeBar>
  );
}
