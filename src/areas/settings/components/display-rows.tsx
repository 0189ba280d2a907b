import { useLayoutEffect, useRef, useState, type Ref } from 'react';
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
import { settingMessages } from '../messages';
import styles from './display-rows.module.css';

const languages = ['zh-CN', 'en-US'] as const satisfies readonly Language[];
const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const textSizes = ['normal', 'large', 'xlarge'] as const satisfies readonly TextSize[];

type Status = 'language' | 'language-failed' | 'theme' | 'text-size' | 'amounts';

/** Language, theme, text size and hidden amounts. Each choice applies at once, is stored, and is announced to screen readers. */
export function DisplayRows() {
  const messages = useMessages(settingMessages);
  const { language, theme, textSize, amountsHidden } = usePreferences();
  const [status, setStatus] = useState<Status | null>(null);
  const requestedRef = useRef<Language | null>(null);
  const languageChoiceRef = useRef<HTMLDivElement>(null);
  // The page is hidden while the texts of the new language load, which removes the focus, so it is restored here.
  useLayoutEffect(() => {
    if (requestedRef.current === null || document.activeElement !== document.body) return;
    languageChoiceRef.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [language]);
  const handleLanguage = async (chosen: Language) => {
    requestedRef.current = chosen;
    const isLoaded = await chooseLanguage(chosen);
    if (requestedRef.current === chosen) setStatus(isLoaded ? 'language' : 'language-failed');
  };
  return (
    <>
      <p role="status" className={status === 'language-failed' ? styles.failed : 'visuallyHidden'}>
        {status !== null &&
          {
            language: messages.nowChosen(messages.language, messages.languages[language]),
            'language-failed': messages.languageFailed,
            theme: messages.nowChosen(messages.theme, messages.themes[theme]),
            'text-size': messages.nowChosen(messages.textSize, messages.textSizes[textSize]),
            amounts: amountsHidden ? messages.amountsHidden : messages.amountsShown,
          }[status]}
      </p>
      <Choice
        icon="globe"
        label={messages.language}
        choices={languages.map((name) => [name, messages.languages[name]] as const)}
        current={language}
        onChange={(chosen) => void handleLanguage(chosen)}
        choiceRef={languageChoiceRef}
      />
      <Choice
        icon="moon"
        label={messages.theme}
        choices={themes.map((name) => [name, messages.themes[name]] as const)}
        current={theme}
        onChange={(chosen) => {
          themeChosen(chosen);
          setStatus('theme');
        }}
      />
      <Choice
        icon="text-size"
        label={messages.textSize}
        choices={textSizes.map((name) => [name, messages.textSizes[name]] as const)}
        current={textSize}
        onChange={(chosen) => {
          textSizeChosen(chosen);
          setStatus('text-size');
        }}
      />
      <SwitchRow
        icon="eye-off"
        label={messages.hideAmounts}
        note={messages.hideAmountsNote}
        checked={amountsHidden}
        onChange={() => {
          amountsToggled();
          setStatus('amounts');
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
  choiceRef?: Ref<HTMLDivElement>;
}

function Choice<Name extends string>({ icon, label, choiceRef, ...choice }: ChoiceProps<Name>) {
  return (
    <ControlRow icon={icon} label={label}>
      <div ref={choiceRef} className={styles.choice}>
        <ChoiceRow label={label} variant="segment" {...choice} />
      </div>
    </ControlRow>
  );
}
