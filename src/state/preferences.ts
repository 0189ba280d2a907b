import { persisted, restoreFlat } from './slice';

// The first of each is the default.
const languages = ['zh-CN', 'en-US'] as const;
const themes = ['system', 'light', 'dark'] as const;
const textSizes = ['normal', 'large', 'xlarge'] as const;
export type Language = (typeof languages)[number];
export type Theme = (typeof themes)[number];
export type TextSize = (typeof textSizes)[number];

interface Preferences {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  amountsHidden: boolean;
}

const initial: Preferences = {
  language: 'zh-CN',
  theme: 'system',
  textSize: 'normal',
  amountsHidden: false,
};

export const usePreferences = persisted<Preferences>('device', 'preferences', (stored) => {
  const preferences = restoreFlat(initial, stored);
  return {
    ...preferences,
    language: oneOf(preferences.language, languages),
    theme: oneOf(preferences.theme, themes),
    textSize: oneOf(preferences.textSize, textSizes),
  };
});

/** Replaces an unknown value by the default, the first of the choices. */
function oneOf<Choice extends string>(value: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}

export function languageChosen(language: Language): void {
  usePreferences.setState({ language });
}

export function themeChosen(theme: Theme): void {
  usePreferences.setState({ theme });
}

export function textSizeChosen(textSize: TextSize): void {
  usePreferences.setState({ textSize });
}

/** The eye on the balance card was tapped. */
export function amountsToggled(): void {
  usePreferences.setState(({ amountsHidden }) => ({ amountsHidden: !amountsHidden }));
}
