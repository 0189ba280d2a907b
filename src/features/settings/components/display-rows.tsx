import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { settingWords } from '@/messages/settings';
import { useWords } from '@/messages/language';
import {
  amountsToggled,
  textSizeChosen,
  themeChosen,
  usePreferences,
  type Language,
  type TextSize,
  type Theme,
} from '@/state/preferences';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ControlRow, SwitchRow } from '@/ui/forms/form-row';
import { chooseLanguage } from '../choose-language';
import styles from './display-rows.module.css';

const languages = ['zh-CN', 'en-US'] as const satisfies readonly Language[];
const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const textSizes = ['normal', 'large', 'xlarge'] as const satisfies readonly TextSize[];

type Said = 'language' | 'language-failed' | 'theme' | 'text-size' | 'amounts';

/** How the app looks and speaks: each choice holds at once, is kept, and is told to those who listen. */
export function DisplayRows() {
  const words = useWords(settingWords);
  const { language, theme, textSize, amountsHidden } = usePreferences();
  const [said, say] = useState<Said | null>(null);
  const wanted = useRef<Language | null>(null);
  const languageChoice = useRef<HTMLDivElement>(null);
  // While the words were being exchanged the page was not in sight, and the focus went with it.
  useLayoutEffect(() => {
    if (wanted.current === null || document.activeElement !== document.body) return;
    languageChoice.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [language]);
  const speak = async (chosen: Language) => {
    wanted.current = chosen;
    const came = await chooseLanguage(chosen);
    if (wanted.current === chosen) say(came ? 'language' : 'language-failed');
  };
  return (
    <>
      <p role="status" className={said === 'language-failed' ? styles.failed : 'heard'}>
        {said !== null &&
          {
            language: words.nowChosen(words.language, words.languages[language]),
            'language-failed': words.languageFailed,
            theme: words.nowChosen(words.theme, words.themes[theme]),
            'text-size': words.nowChosen(words.textSize, words.textSizes[textSize]),
            amounts: amountsHidden ? words.amountsHidden : words.amountsShown,
          }[said]}
      </p>
      <Choice
        icon="globe"
        label={words.language}
        choices={languages.map((name) => [name, words.languages[name]] as const)}
        current={language}
        onChange={(chosen) => void speak(chosen)}
        place={languageChoice}
      />
      <Choice
        icon="moon"
        label={words.theme}
        choices={themes.map((name) => [name, words.themes[name]] as const)}
        current={theme}
        onChange={(chosen) => {
          themeChosen(chosen);
          say('theme');
        }}
      />
      <Choice
        icon="text-size"
        label={words.textSize}
        choices={textSizes.map((name) => [name, words.textSizes[name]] as const)}
        current={textSize}
        onChange={(chosen) => {
          textSizeChosen(chosen);
          say('text-size');
        }}
      />
      <SwitchRow
        icon="eye-off"
        label={words.hideAmounts}
        note={words.hideAmountsNote}
        checked={amountsHidden}
        onChange={() => {
          amountsToggled();
          say('amounts');
        }}
      />
    </>
  );
}

interface ChoiceProps<Name extends string> {
  icon: string;
  label: string;
  choices: readonly (readonly [name: Name, text: string])[];
  current: Name;
  onChange: (name: Name) => void;
  place?: Ref<HTMLDivElement>;
}

function Choice<Name extends string>({ icon, label, place, ...choice }: ChoiceProps<Name>) {
  return (
    <ControlRow icon={icon} label={label}>
      <div ref={place} className={styles.choice}>
        <ChoiceRow label={label} look="segment" {...choice} />
      </div>
    </ControlRow>
  );
}
