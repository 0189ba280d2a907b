import { useEffect } from 'react';
import { LanguageContext } from '@/messages/words';
import { usePreferences } from '@/state/preferences';
import { History, useHashVisit } from './place';
import { AppRoutes } from './router';
import { Shell } from './shell/shell';

export function App() {
  const language = usePreferences((preferences) => preferences.language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const { history, visit } = useHashVisit();
  return (
    <LanguageContext value={language}>
      <History value={history}>
        <Shell visit={visit}>
          <AppRoutes visit={visit} />
        </Shell>
      </History>
    </LanguageContext>
  );
}
