import { appStatusMessages } from '@/messages/app-status';
import { errorMessages } from '@/messages/errors';
import { kitMessages } from '@/messages/kit';
import { shellMessages } from '@/messages/shell';
import { titleMessages } from '@/messages/titles';
import { languageChosen, type Language } from '@/state/preferences';
import { settingMessages } from './messages';

const messagesOfThisPage = [
  settingMessages,
  titleMessages,
  shellMessages,
  kitMessages,
  errorMessages,
  appStatusMessages,
];

/** Changes the language after the texts of this page have loaded, so that the page is never without texts; resolves with whether they have loaded. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  try {
    if (language === 'en-US') await Promise.all(messagesOfThisPage.map((area) => area.en()));
  } catch {
    return false;
  }
  languageChosen(language);
  return true;
}
