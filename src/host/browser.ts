import { HostFailure, Unsupported, type Host, type Shared } from './host';
import { makeHost } from './make-host';
import { pageCalls } from './page-calls';
import type { RuntimeConfig } from './runtime-config';
import { errorText } from './transport';

/** The host of an ordinary browser: the page itself provides every call. */
export function browser(config: RuntimeConfig): Promise<Host> {
  const missing = canShare() ? [] : (['share'] as const);
  return Promise.resolve(makeHost('browser', { ...pageCalls(config), share, close }, missing));
}

function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** The system's share sheet; pages copy the link where there is none. */
async function share({ title, text, url }: Shared): Promise<'sheet-shown'> {
  try {
    await navigator.share({ title, text, url });
    return 'sheet-shown';
  } catch (error) {
    const cancelled = error instanceof Error && error.name === 'AbortError';
    throw new HostFailure(cancelled ? 'cancelled' : 'threw', errorText(error));
  }
}

/** Browsers close only windows opened by script, so success shows only afterwards. */
async function close(): Promise<void> {
  window.close();
  if (!window.closed) throw new Unsupported('close');
}
