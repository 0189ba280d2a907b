import { useEffect } from 'react';
import { LanguageContext } from '@/messages/words';
import { usePreferences } from '@/state/preferences';
import { History, useHere } from './place';
import { AppRoutes } from './router';
import { Shell } from './shell/shell';

export function App() {
  const language = usePreferences((preferences) => preferences.language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const { history, here } = useHere();
  return (
    <LanguageContext value={language}>
      <History value={history}>
        <Shell here={here}>
          <AppRoutes here={here} />
        </Shell>
      </History>
    </LanguageContext>
  );
}
