import { useEffect, useLayoutEffect, useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { LanguageContext } from '@/messages/language';
import { usePreferences } from '@/state/preferences';
import { KeepAliveRoutes } from './keep-alive-routes';
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
          <KeepAliveRoutes />
        </Shell>
      </HashRouter>
    </LanguageContext>
  );
}

/** The router listens only once the first drawing is done: an address that changed meanwhile would go unnoticed. */
function useFirstAddress(): void {
  const [drawnFor] = useState(() => window.location.hash);
  useLayoutEffect(() => {
    if (window.location.hash !== drawnFor) window.dispatchEvent(new PopStateEvent('popstate'));
  }, [drawnFor]);
}
