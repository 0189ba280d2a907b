import { href } from '@/domain/href';
import { homeTodayMessages } from '@/messages/home-today';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { TodayLine } from './today-line';

/** Nothing waits today, as far as is known: a word of it, and something nice to do. */
export function CalmLine({ wholly }: { wholly: boolean }) {
  const messages = useMessages(homeTodayMessages);
  const gives = useSession(({ sysType }) => sysType === 'LONGCOIN');
  return (
    <TodayLine
      icon="gift"
      title={wholly ? messages.calm : messages.partly}
      description={gives ? messages.calmLine : ''}
      {...(gives ? { action: { label: messages.bless, to: href('/transfer1') } } : {})}
    />
  );
}
