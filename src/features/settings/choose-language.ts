import { errorWords } from '@/messages/errors';
import { kitWords } from '@/messages/kit';
import { settingWords } from '@/messages/settings';
import { shellWords } from '@/messages/shell';
import { titleWords } from '@/messages/titles';
import { visitWords } from '@/messages/app-status';
import { languageChosen, type Language } from '@/state/preferences';

const spokenHere = [settingWords, titleWords, shellWords, kitWords, errorWords, visitWords];

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
