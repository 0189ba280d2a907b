import type { AccountType } from '@/domain/account';
import { persisted, restoreFlat } from './persisted';

export type Language = 'zh-CN' | 'en-US';

interface Preferences {
  language: Language;
  amountsHidden: boolean;
  /** Which account the envelope on /home shows: 0 personal, 1 incentive. */
  accountShown: AccountType;
}

const initial: Preferences = { language: 'zh-CN', amountsHidden: false, accountShown: 0 };

export const usePreferences = persisted<Preferences>('preferences', (stored) => {
  const preferences = restoreFlat(initial, stored);
  return preferences.language === 'en-US' ? preferences : { ...preferences, language: 'zh-CN' };
});

export function languageChosen(language: Language): void {
  usePreferences.setState({ language });
}

/** The eye on the balance card was tapped. */
export function amountsToggled(): void {
  usePreferences.setState(({ amountsHidden }) => ({ amountsHidden: !amountsHidden }));
}

/** The switch on the envelope was moved. */
export function accountShown(account: AccountType): void {
  usePreferences.setState({ accountShown: account });
}
