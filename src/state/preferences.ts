import { persisted, restoreFlat } from './persisted';

export type Language = 'zh-CN' | 'en-US';

interface Preferences {
  language: Language;
  amountsHidden: boolean;
}

const initial: Preferences = { language: 'zh-CN', amountsHidden: false };

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
