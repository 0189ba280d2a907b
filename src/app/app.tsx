import { useEffect } from 'react';
import { HashRouter } from 'react-router-dom';
import { LanguageContext } from '@/messages/words';
import { usePreferences } from '@/state/preferences';
import { AppRoutes } from './router';
import { Shell } from './shell/shell';

export function App() {
  const language = usePreferences((preferences) => preferences.language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={language}>
      <HashRouter>
        <Shell>
          <AppRoutes />
        </Shell>
      </HashRouter>
    </LanguageContext>
  );
}
