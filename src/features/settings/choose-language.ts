import { errorMessages } from '@/messages/errors';
import { kitMessages } from '@/messages/kit';
import { settingMessages } from '@/messages/settings';
import { shellMessages } from '@/messages/shell';
import { titleMessages } from '@/messages/titles';
import { appStatusMessages } from '@/messages/app-status';
import { languageChosen, type Language } from '@/state/preferences';

const spokenHere = [
  settingMessages,
  titleMessages,
  shellMessages,
  kitMessages,
  errorMessages,
  appStatusMessages,
];

/** Changes the language once the words of this page are there, so that it never stands without any; says whether they came. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  try {
    if (language === 'en-US') await Promise.all(spokenHere.map((area) => area.en()));
  } catch {
    return false;
  }
  languageChosen(language);
  return true;
}
