import { appStatusMessages } from '@/messages/app-status';
import { messagesOf } from '@/messages/language';
import { usePreferences } from '@/state/preferences';

/** Preloads, while the phone is online, the code and the messages that are only shown offline. */
export function prepareForOffline(): void {
  const { language } = usePreferences.getState();
  Promise.all([import('./fetched-note'), messagesOf(appStatusMessages, language)]).catch(() => undefined);
}
