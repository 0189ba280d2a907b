import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { settingMessages } from '@/messages/settings';
import { useMessages } from '@/messages/language';
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
  const messages = useMessages(settingMessages);
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
      <p role="status" className={said === 'language-failed' ? styles.failed : 'visuallyHidden'}>
        {said !== null &&
          {
            language: messages.nowChosen(messages.language, messages.languages[language]),
            'language-failed': messages.languageFailed,
            theme: messages.nowChosen(messages.theme, messages.themes[theme]),
            'text-size': messages.nowChosen(messages.textSize, messages.textSizes[textSize]),
            amounts: amountsHidden ? messages.amountsHidden : messages.amountsShown,
          }[said]}
      </p>
      <Choice
        icon="globe"
        label={messages.language}
        choices={languages.map((name) => [name, messages.languages[name]] as const)}
        current={language}
        onChange={(chosen) => void speak(chosen)}
        place={languageChoice}
      />
      <Choice
        icon="moon"
        label={messages.theme}
        choices={themes.map((name) => [name, messages.themes[name]] as const)}
        current={theme}
        onChange={(chosen) => {
          themeChosen(chosen);
          say('theme');
        }}
      />
      <Choice
        icon="text-size"
        label={messages.textSize}
        choices={textSizes.map((name) => [name, messages.textSizes[name]] as const)}
        current={textSize}
        onChange={(chosen) => {
          textSizeChosen(chosen);
          say('text-size');
        }}
      />
      <SwitchRow
        icon="eye-off"
        label={messages.hideAmounts}
        note={messages.hideAmountsNote}
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
        <ChoiceRow label={label} variant="segment" {...choice} />
      </div>
    </ControlRow>
  );
}
