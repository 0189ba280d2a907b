import { lazy, Suspense } from 'react';
import { useWords } from '@/messages/language';
import { languageChosen, textSizeChosen, themeChosen, usePreferences } from '@/state/preferences';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ControlRow } from '@/ui/forms/form-row';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './kit.module.css';
import { sampleWords } from './messages';

const groups = [
  ['basics', lazy(() => import('./basics'))],
  ['envelopes', lazy(() => import('./envelopes'))],
  ['fields', lazy(() => import('./fields'))],
  ['dialogs', lazy(() => import('./dialogs'))],
  ['lists', lazy(() => import('./lists'))],
  ['states', lazy(() => import('./states'))],
  ['marks', lazy(() => import('./marks'))],
  ['codes', lazy(() => import('./codes'))],
  ['testCodes', lazy(() => import('./test-codes'))],
  ['charts', lazy(() => import('./charts'))],
  ['success', lazy(() => import('./success'))],
  ['frame', lazy(() => import('./frame'))],
  ['library', lazy(() => import('./library'))],
] as const;

const languages = [
  ['zh-CN', '中文'],
  ['en-US', 'English'],
] as const;

/** Every part that screens are made of, in its states, in each theme, text size and language. */
export default function Kit() {
  const words = useWords(sampleWords);
  const { language, theme, textSize } = usePreferences();
  return (
    <Page title={words.title}>
      <ControlRow label={words.theme}>
        <ChoiceRow
          label={words.theme}
          look="segment"
          choices={[
            ['light', words.themes.light],
            ['dark', words.themes.dark],
            ['system', words.themes.system],
          ]}
          current={theme}
          onChange={themeChosen}
        />
      </ControlRow>
      <ControlRow label={words.text}>
        <ChoiceRow
          label={words.text}
          look="segment"
          choices={[
            ['normal', words.texts.normal],
            ['large', words.texts.large],
            ['xlarge', words.texts.xlarge],
          ]}
          current={textSize}
          onChange={textSizeChosen}
        />
      </ControlRow>
      <ControlRow label={words.language}>
        <ChoiceRow
          label={words.language}
          look="segment"
          choices={languages}
          current={language}
          onChange={languageChosen}
        />
      </ControlRow>
      {groups.map(([name, Group]) => (
        <section key={name} className={styles.group} aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`} className={styles.title}>
            {words.groups[name]}
          </h2>
          <Suspense fallback={<Skeleton label={words.loading} bars={[44, 120]} />}>
            <Group />
          </Suspense>
        </section>
      ))}
    </Page>
  );
}
