import { href } from '@/domain/href';
import { homeTodayWords } from '@/messages/home-today';
import { useWords } from '@/messages/language';
import { useSession } from '@/state/session';
import { TodayLine } from './today-line';

/** Nothing waits today, as far as is known: a word of it, and something nice to do. */
export function CalmLine({ wholly }: { wholly: boolean }) {
  const words = useWords(homeTodayWords);
  const gives = useSession(({ sysType }) => sysType === 'LONGCOIN');
  return (
    <TodayLine
      icon="gift"
      title={wholly ? words.calm : words.partly}
      line={gives ? words.calmLine : ''}
      {...(gives ? { action: { label: words.bless, to: href('/transfer1') } } : {})}
    />
  );
}
