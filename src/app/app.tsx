import { useEffect, useLayoutEffect, useState } from 'react';
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
  useFirstAddress();
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

/** The first drawing takes its time: an address that changes before the router listens would go unseen. */
function useFirstAddress(): void {
  const [begun] = useState(() => window.location.hash);
  useLayoutEffect(() => {
    if (window.location.hash !== begun) window.dispatchEvent(new PopStateEvent('popstate'));
  }, [begun]);
}
