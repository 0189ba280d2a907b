import { iconStatusCheck } from '@/api/endpoints/home-today';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { homeTodayMessages } from '../messages';

/** The number of open items of an entrance; renders nothing at zero, and while it is not known. */
export function Badge({ name }: { name: string }) {
  const messages = useMessages(homeTodayMessages);
  const { data } = useEndpoint(iconStatusCheck, {}, { background: true });
  const count = data?.icons.find(({ icon }) => icon === name)?.count;
  return count !== undefined && count > 0 ? messages.badge(count) : null;
}
