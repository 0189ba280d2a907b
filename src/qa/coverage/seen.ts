import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import { create } from 'zustand';
import { currentPopup } from '@/domain/popups/popup-queue';
import { redirects, screens } from '@/domain/screens';
import { hostNames } from '@/domain/session/host';
import { currentHost } from '@/host/detect';
import { endpoints } from '@/mocks/core/endpoints';
import { useAccountAlerts } from '@/state/account-alerts';
import { usePopups } from '@/state/popup-queue';
import { useSession } from '@/state/session';
import { readSessionItem, writeSessionItem } from '@/state/session-item';
import type { Overview } from '../control';
import { hostTexts } from '../hosts/host-texts';
import { codeOf, knownCodes } from './codes';

const popupNames = { '1': '图片', '2': '图文', '3': '协议' } as const;
const accountAlert = '账户提醒';

/** What can be met: routes, endpoints, errors, pop-ups, hosts; each group with its title and the names in it. */
export const groups = [
  ['routes', '地址', [...Object.keys(redirects), ...Object.keys(screens)]],
  ['endpoints', '接口', endpoints.map(({ name }) => name).sort()],
  ['codes', '错误码', knownCodes],
  ['popups', '弹窗', [...Object.values(popupNames), accountAlert]],
  ['hosts', '宿主', hostNames.map((host) => hostTexts[host].name)],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];
type Group = (typeof groups)[number][0];

interface Seen {
  /** The names that were met, by group. */
  names: Readonly<Record<Group, readonly string[]>>;
  /** The id of the last call that was looked at; null before the first look. */
  lastCall: number | null;
}

const item = 'qa-seen';
const list = v.array(v.string());
const stored = v.object({
  names: v.object({ routes: list, endpoints: list, codes: list, popups: list, hosts: list }),
  lastCall: v.nullable(v.number()),
});
const nothing: Seen = {
  names: { routes: [], endpoints: [], codes: [], popups: [], hosts: [] },
  lastCall: null,
};

/** What was met in this session of the tab; it survives reloads. */
export const useSeen = create<Seen>(() => readSessionItem(item, stored) ?? nothing);
useSeen.subscribe((seen) => writeSessionItem(item, seen));

function met(group: Group, ...names: readonly string[]): void {
  const { names: before } = useSeen.getState();
  const added = names.filter((name) => !before[group].includes(name));
  if (added.length === 0) return;
  useSeen.setState({ names: { ...before, [group]: Array.from(new Set([...before[group], ...added])) } });
}

/** An address was opened. */
export function routeSeen(address: string): void {
  const [path = ''] = address.split('?');
  const route = groups[0][2].find((pattern) => matchPath(pattern, path) !== null);
  if (route !== undefined) met('routes', route);
}

/** Takes the calls of this person that are new since the last look; at the first look all are older than this session. */
export function callsSeen({ calls }: Pick<Overview, 'calls'>): void {
  const newest = newestOf(calls);
  const { lastCall } = useSeen.getState();
  if (newest === lastCall) return;
  // In a world that was started again the ids begin anew.
  const since = lastCall === null ? newest : newest < lastCall ? 0 : lastCall;
  const usercode = /LX\d{6}/.exec(useSession.getState().token)?.[0] ?? '';
  const own = calls.filter(({ id, caller }) => id > since && (caller === '' || caller === usercode));
  met('endpoints', ...own.map(({ call }) => call));
  met('codes', ...own.flatMap((call) => codeOf(call) ?? []));
  useSeen.setState({ lastCall: newest });
}

/** The calls so far were made elsewhere. */
export function callsSkipped({ calls }: Pick<Overview, 'calls'>): void {
  useSeen.setState({ lastCall: newestOf(calls) });
}

function newestOf(calls: Overview['calls']): number {
  return calls[calls.length - 1]?.id ?? 0;
}

/** Nothing was met yet, and the calls so far do not count. */
export function seenForgotten(): void {
  useSeen.setState(({ lastCall }) => ({ ...nothing, lastCall }));
  met('hosts', hostTexts[currentHost()].name);
}

/** Notes the host, and each pop-up that is shown from now on. */
export function recordSeen(): void {
  met('hosts', hostTexts[currentHost()].name);
  usePopups.subscribe(({ queue }) => {
    const popup = currentPopup(queue);
    if (popup !== undefined) met('popups', popupNames[popup.windowType]);
  });
  useAccountAlerts.subscribe(({ remaining }) => {
    if (remaining.length > 0) met('popups', accountAlert);
  });
}
