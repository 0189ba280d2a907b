import { appStatusMessages } from '@/messages/app-status';
import { messagesOf } from '@/messages/language';
import { usePreferences } from '@/state/preferences';

/** Fetches, while the network is there, what only shows without it. */
export function prepareForOffline(): void {
  const { language } = usePreferences.getState();
  Promise.all([import('./fetched-note'), messagesOf(appStatusMessages, language)]).catch(() => undefined);
}
