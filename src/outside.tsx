import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from '@/app/shell/appearance';
import { LanguageContext } from '@/messages/language';
import { departureOf } from '@/qa/outside/departure';
import { OutsidePage } from '@/qa/outside/outside-page';
import { usePreferences } from '@/state/preferences';
import { placeIcons } from '@/ui/icons/place-icons';
import '@/ui/theme/fonts.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';

/** Goes back to the page that was left, or to the start of the app if this page was opened directly. */
function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else window.location.assign('../');
}

placeIcons();
applyAppearance();
const { language } = usePreferences.getState();
document.documentElement.lang = language;
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <LanguageContext value={language}>
        <Suspense>
          <OutsidePage departure={departureOf(window.location.hash)} onBack={goBack} />
        </Suspense>
      </LanguageContext>
    </StrictMode>,
  );
}
