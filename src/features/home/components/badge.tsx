import { iconStatusCheck } from '@/api/endpoints/home-today';
import { homeTodayMessages } from '@/messages/home-today';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';

/** The number of open items of an entrance; renders nothing at zero. */
export function Badge({ name }: { name: string }) {
  const messages = useMessages(homeTodayMessages);
  const count =
    useEndpoint(iconStatusCheck, {}, { background: true }).data?.icons.find(({ icon }) => icon === name)
      ?.count ?? 0;
  return count > 0 ? messages.badge(count) : null;
}
