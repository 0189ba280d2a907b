import { homeTodayWords } from '@/messages/home-today';
import { useWords } from '@/messages/language';
import { useIconStatus } from '@/queries/home-today';

/** How many things wait behind an entrance; nothing where none do. */
export function Badge({ name }: { name: string }) {
  const words = useWords(homeTodayWords);
  const count = useIconStatus().data?.icons.find(({ icon }) => icon === name)?.count ?? 0;
  return count > 0 ? words.badge(count) : null;
}
