import type { Endpoint } from '@/api/endpoint';
import { accountInfo, queryUserInfo } from '@/api/endpoints/account';
import { queryAlertInfo, queryAlertInfoV2 } from '@/api/endpoints/alerts';
import { appointmentList } from '@/api/endpoints/appointment';
import { keyToToken, staffBindingCheck, tokenToKey } from '@/api/endpoints/auth';
import { queryUserExpireDetail } from '@/api/endpoints/expiring';
import { getNew, hotWordList, queryUserExpireStatistics } from '@/api/endpoints/home';
import { getAdd, iconStatusCheck, queryAnimationSet } from '@/api/endpoints/home-today';
import { popupList } from '@/api/endpoints/popup';
import { queryGiftedColleagues, queryThanks } from '@/api/endpoints/transfer';
import { slowAfter } from '@/domain/constants';
import { startupPlan, type StartupStep } from '@/domain/session/startup';
import { wish, worse, type Wish } from './people';
import { together, type Process } from './schedule';
import { ask, type Client, type World } from './world';

/** What /home asks, in the order in which it can; a screen test holds it against the app. */
export const homeCalls = {
  /** At once: who is here, the log-in key, and what belongs to the life gateway and waits for that key on a phone that has stored none. */
  atOnce: [queryUserInfo, tokenToKey, getNew, hotWordList, queryUserExpireStatistics],
  /** Once it is known who is here; at a later visit of the same session at once. */
  whoIsHere: [accountInfo],
  /** Once the balance was asked for. */
  afterwards: [
    ...[iconStatusCheck, queryGiftedColleagues, queryThanks, appointmentList, queryUserExpireDetail],
    ...[getAdd, queryAnimationSet, popupList, queryAlertInfo, queryAlertInfoV2],
  ],
  /** Once the accounts are known, for those who have one of a team. */
  team: [appointmentList, queryUserExpireDetail],
} as const satisfies Record<string, readonly Endpoint[]>;

/** The steps of the start that call a gateway. */
const stepCalls: Partial<Record<StartupStep['kind'], Endpoint>> = {
  'check-binding': staffBindingCheck,
  'exchange-key': keyToToken,
};

/** How long the phone works and loads code before it asks for what comes later on /home, ms. */
const laterAfter = 800;
/** How many people lead a team. */
const leads = 0.1;

/** Opens /home: by the session that the phone has stored, or by a link with a binding token. Gives how the balance came. */
export function* openHome(world: World, client: Client, hasSession: boolean): Process<Wish> {
  const { schedule } = world;
  const began = schedule.now;
  const entry = yield* wish(world, client, callsBeforeStart(hasSession));
  if (entry.way === 'not') return entry;
  const [user, key, ...ofLife] = homeCalls.atOnce;
  schedule.start(lifeCalls(world, client, key, ofLife, hasSession));
  schedule.start(allOf(world, client, homeCalls.afterwards), laterAfter);
  if (hasSession) schedule.start(ask(world, client, user));
  const calls = hasSession ? homeCalls.whoIsHere : [user, ...homeCalls.whoIsHere];
  const balance = yield* wish(world, client, calls, slowAfter);
  if (balance.way !== 'not' && client.random() < leads) schedule.start(allOf(world, client, homeCalls.team));
  return { way: worse(entry.way, balance.way), waited: schedule.now - began };
}

/** The calls of the start-up order that the first page waits for. */
function callsBeforeStart(hasSession: boolean): Endpoint[] {
  const none = { token: '', bToken: '', disposableKey: '' };
  const plan = startupPlan({
    given: hasSession ? none : { ...none, bToken: 'new' },
    stored: hasSession ? { ...none, token: 'kept' } : none,
    host: 'browser',
    path: '/home',
  });
  const start = plan.findIndex(({ kind }) => kind === 'start');
  return plan.slice(0, start).flatMap(({ kind }) => stepCalls[kind] ?? []);
}

function allOf(world: World, client: Client, calls: readonly Endpoint[]): Process {
  return together(
    world.schedule,
    calls.map((endpoint) => ask(world, client, endpoint)),
  );
}

/** The calls that carry the log-in key wait for it where the phone has stored none. */
function* lifeCalls(
  world: World,
  client: Client,
  key: Endpoint,
  calls: readonly Endpoint[],
  hasKey: boolean,
): Process {
  if (hasKey) world.schedule.start(ask(world, client, key));
  else yield* ask(world, client, key);
  yield* allOf(world, client, calls);
}
