import { call } from '@/api/call';
import {
  getAnimationPopWindow,
  getPopWin,
  getPopWindow,
  popupAck,
  popupDetail,
  popupList,
  recordPopLog,
  savePopRecord,
} from '@/api/endpoints/popup';
import { defaultBusinessCode } from '@/domain/popups/popup-limits';
import { popupOf, type Popup, type PopupRecord, type PopupSource } from '@/domain/popups/popup';
import { useSession } from '@/state/session';

/** Which pages have pop-ups, and who sends them: every home its own list, the new one the system's, the classic one the life service's. */
const sources: Readonly<Record<string, readonly PopupSource[]>> = {
  '/home': ['page'],
  '/newHome': ['page', 'system'],
  '/old-home': ['page', 'life'],
};

export function hasPopups(page: string): boolean {
  return sources[page] !== undefined;
}

interface Listed {
  popups: readonly Popup[];
  newcomer: boolean;
}

/** The pop-ups of a page in their order. Nobody asked for them, so a list that does not come says nothing; throws where none came. */
export async function listPopups(page: string): Promise<Listed> {
  const asked = await Promise.allSettled((sources[page] ?? []).map((source) => ask[source](page)));
  const come = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (come.length === 0) throw new Error(`no list of pop-ups came for ${page}`);
  return {
    popups: come.flatMap(({ popups }) => popups),
    newcomer: come.some(({ newcomer }) => newcomer),
  };
}

/** One pop-up by its id, or the newest one; null where there is none. */
export async function findPopup(windowId: string | null, signal: AbortSignal): Promise<Popup | null> {
  const body = { businessCode: defaultBusinessCode, tokenVo: tokenVo() };
  const asked = windowId === null ? body : { ...body, windowId };
  const { windows } = await call(popupDetail, asked, { signal });
  return read(windows, 'page')[0] ?? null;
}

const quiet = { quiet: true } as const;

const ask: Readonly<Record<PopupSource, (page: string) => Promise<Listed>>> = {
  page: async (pageUrl) => {
    const body = { pageUrl, businessCode: defaultBusinessCode, tokenVo: tokenVo() };
    const { windowMaps, newPeople } = await call(popupList, body, quiet);
    const popups = [...windowMaps.agreement, ...windowMaps.imageTxt];
    return { popups: read(popups, 'page'), newcomer: newPeople === '1' || newPeople === 'true' };
  },
  system: async (pageUrl) => {
    const { windows } = await call(getPopWindow, { pageUrl }, quiet);
    return { popups: read(windows, 'system'), newcomer: false };
  },
  life: async () => {
    const [own, animated] = await Promise.all([
      call(getPopWin, {}, quiet),
      call(getAnimationPopWindow, {}, quiet),
    ]);
    return { popups: read([...own.windows, ...animated.windows], 'life'), newcomer: false };
  },
};

function read(records: readonly PopupRecord[], source: PopupSource): Popup[] {
  return records.map((record) => popupOf(record, source));
}

/** Tells whoever sent it that a pop-up was confirmed; what goes wrong is told by the call itself. */
export async function acknowledge(
  { source, windowId, windowType, title }: Popup,
  key: string,
): Promise<void> {
  const shown = { windowId, windowType, description: title };
  const once = { idempotencyKey: key };
  if (source === 'system') await call(recordPopLog, shown, once);
  else if (source === 'life') await call(savePopRecord, shown, once);
  else await call(popupAck, { ...shown, businessCode: defaultBusinessCode, tokenVo: tokenVo() }, once);
}

function tokenVo() {
  const { buCode, channel, token, sysType } = useSession.getState();
  return { buCode, channel, token, tokenType: sysType };
}
