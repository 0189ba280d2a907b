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
import { popupOf, type Popup, type PopupRecord, type PopupSource } from '@/domain/popups/popup';
import { defaultBusinessCode } from '@/domain/popups/popup-limits';
import { sendWrite } from '@/flows/write/perform-write';
import { useSession } from '@/state/session';

/** The pages with pop-ups and their sources: each home page has its own list, /newHome also the system's, /old-home the life service's. */
const sources: Readonly<Record<string, readonly PopupSource[]>> = {
  '/home': ['page'],
  '/newHome': ['page', 'system'],
  '/old-home': ['page', 'life'],
};

export function hasPopups(page: string): boolean {
  return sources[page] !== undefined;
}

interface PopupList {
  popups: readonly Popup[];
  newcomer: boolean;
}

/** The pop-ups of a page in their order. A source that fails is left out; throws where all of them failed. */
export async function listPopups(page: string): Promise<PopupList> {
  const results = await Promise.allSettled((sources[page] ?? []).map((source) => fetchFrom[source](page)));
  const lists = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (lists.length === 0) throw new Error(`no list of pop-ups could be fetched for ${page}`);
  return {
    popups: lists.flatMap(({ popups }) => popups),
    newcomer: lists.some(({ newcomer }) => newcomer),
  };
}

/** One pop-up by its id, or the newest one; null where there is none. */
export async function findPopup(windowId: string | null, signal: AbortSignal): Promise<Popup | null> {
  const body = { businessCode: defaultBusinessCode, tokenVo: tokenVo() };
  const { windows } = await call(popupDetail, windowId === null ? body : { ...body, windowId }, { signal });
  return toPopups(windows, 'page')[0] ?? null;
}

const background = { background: true } as const;

const fetchFrom: Readonly<Record<PopupSource, (page: string) => Promise<PopupList>>> = {
  page: async (pageUrl) => {
    const body = { pageUrl, businessCode: defaultBusinessCode, tokenVo: tokenVo() };
    const { windowMaps, newPeople } = await call(popupList, body, background);
    const popups = [...windowMaps.agreement, ...windowMaps.imageTxt];
    return { popups: toPopups(popups, 'page'), newcomer: newPeople === '1' || newPeople === 'true' };
  },
  system: async (pageUrl) => {
    const { windows } = await call(getPopWindow, { pageUrl }, background);
    return { popups: toPopups(windows, 'system'), newcomer: false };
  },
  life: async () => {
    const [own, animated] = await Promise.all([
      call(getPopWin, {}, background),
      call(getAnimationPopWindow, {}, background),
    ]);
    return { popups: toPopups([...own.windows, ...animated.windows], 'life'), newcomer: false };
  },
};

function toPopups(records: readonly PopupRecord[], source: PopupSource): Popup[] {
  return records.map((record) => popupOf(record, source));
}

/** Tells the source of a pop-up that it was confirmed; a failure is shown by the call itself. */
export async function acknowledge(
  { source, windowId, windowType, title }: Popup,
  key: string,
): Promise<void> {
  const body = { windowId, windowType, description: title };
  const options = { key };
  if (source === 'system') await sendWrite(recordPopLog, body, options);
  else if (source === 'life') await sendWrite(savePopRecord, body, options);
  else await sendWrite(popupAck, { ...body, businessCode: defaultBusinessCode, tokenVo: tokenVo() }, options);
}

function tokenVo() {
  const { buCode, channel, token, sysType } = useSession.getState();
  return { buCode, channel, token, tokenType: sysType };
}
