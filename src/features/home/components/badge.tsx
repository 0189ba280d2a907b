import { homeTodayMessages } from '@/messages/home-today';
import { useMessages } from '@/messages/language';
import { useIconStatus } from '@/queries/home-today';

/** How many things wait behind an entrance; nothing where none do. */
export function Badge({ name }: { name: string }) {
  const messages = useMessages(homeTodayMessages);
  const count = useIconStatus().data?.icons.find(({ icon }) => icon === name)?.count ?? 0;
  return count > 0 ? messages.badge(count) : null;
}
