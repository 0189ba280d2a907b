import { markAppearance } from '@/app/shell/appearance-marks';
import { drawsOwnDock, isNative } from '@/domain/session/host';
import { currentHost } from '@/host/detect';

/**
 * Chooses the frame that stands until the app is drawn. The build puts this into the document itself, before its body: it has no code but its
 * own few lines, and knows what the device has stored.
 */
const preferences = stored('preferences');
const session = stored('session');
const host = currentHost();

markAppearance(preferences['theme'], preferences['textSize']);
document.documentElement.dataset['frame'] = [
  ...(isHome() ? homeFrame() : ['page']),
  ...(session['showHeader'] === false ? [] : ['header']),
].join(' ');

// Without the code or the styles that the document itself asks for, nothing else could offer to load it again.
window.addEventListener('error', offerReload, true);

function offerReload({ target }: Event): void {
  const again = document.querySelector<HTMLElement>('#again');
  if (again === null || !(target instanceof Element) || !target.matches('[type=module],body>link')) return;
  again.hidden = false;
  again.onclick = () => window.location.reload();
  again.focus();
}

function isHome(): boolean {
  const [path = ''] = window.location.hash.slice(1).split('?');
  return /^\/?(home\/?)?$/i.test(path);
}

/** Without a possible log-in the page has no card, so only the background is drawn. */
function homeFrame(): string[] {
  const mayHaveSession = Boolean(session['token']) || window.location.href.includes('?') || isNative(host);
  if (!mayHaveSession) return [];
  const isTeam = stored('person/shown-account')['accountType'] === 1 && session['sysType'] !== 'WALLET';
  return ['home', ...(isTeam ? ['team'] : []), ...(drawsOwnDock(host) ? [] : ['dock'])];
}

function stored(item: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(item) ?? '{}');
    return { ...(value as object | null) };
  } catch {
    return {};
  }
}
