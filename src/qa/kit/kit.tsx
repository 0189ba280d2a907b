import { lazy, Suspense } from 'react';
import { useMessages } from '@/messages/language';
import { languageChosen, textSizeChosen, themeChosen, usePreferences } from '@/state/preferences';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ControlRow } from '@/ui/forms/form-row';
import { Page } from '@/ui/layout/page';
import { Title } from '@/ui/text/text';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

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

/** /__kit: every shared part in its states, in each theme, text size and language. */
export default function Kit() {
  const messages = useMessages(sampleMessages);
  const { language, theme, textSize } = usePreferences();
  return (
    <Page title={messages.title}>
      <ControlRow label={messages.theme}>
        <ChoiceRow
          label={messages.theme}
          variant="segment"
          choices={[
            ['light', messages.themes.light],
            ['dark', messages.themes.dark],
            ['system', messages.themes.system],
          ]}
          current={theme}
          onChange={themeChosen}
        />
      </ControlRow>
      <ControlRow label={messages.text}>
        <ChoiceRow
          label={messages.text}
          variant="segment"
          choices={[
            ['normal', messages.texts.normal],
            ['large', messages.texts.large],
            ['xlarge', messages.texts.xlarge],
          ]}
          current={textSize}
          onChange={textSizeChosen}
        />
      </ControlRow>
      <ControlRow label={messages.language}>
        <ChoiceRow
          label={messages.language}
          variant="segment"
          choices={languages}
          current={language}
          onChange={languageChosen}
        />
      </ControlRow>
      {groups.map(([name, Group]) => (
        <section key={name} className={styles.group} aria-labelledby={`group-${name}`}>
          <Title id={`group-${name}`} marginBottom={3} size="title-l">
            {messages.groups[name]}
          </Title>
          <Suspense fallback={<Skeleton label={messages.loading} bars={[44, 120]} />}>
            <Group />
          </Suspense>
        </section>
      ))}
    </Page>
  );
}
