import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { homeTodayMessages } from '../messages';
import { TodayLine } from './today-line';

/** The line for a day without items; says so only where `isComplete`, and offers to send a blessing. */
export function NothingTodayLine({ isComplete }: { isComplete: boolean }) {
  const messages = useMessages(homeTodayMessages);
  const canSend = useSession(({ sysType }) => sysType === 'LONGCOIN');
  return (
    <TodayLine
      icon="gift"
      title={isComplete ? messages.calm : messages.partly}
      description={canSend ? messages.calmLine : ''}
      {...(canSend ? { action: { label: messages.bless, to: href('/transfer1') } } : {})}
    />
  );
}
