import * as v from 'valibot';
import { call } from '@/api/call';
import { knowsKeys } from '@/api/connection';
import type { BodyOf } from '@/api/endpoint';
import { appointmentDetail, appointmentPayAgain } from '@/api/endpoints/appointment';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { gateways } from '@/api/gateways';
import { newIdempotencyKey } from '@/api/idempotency-key';
import type { AccountType } from '@/domain/account';
import { isOpen, type Settlement } from '@/domain/settlement';
import { resume, settle, type Errand } from '@/flows/settlement/settle';
import { bookingsOutdated, type Booking, type BookingRun } from '@/queries/bookings';
import { transferOutdates } from '@/queries/outdated';
import {
  intentFormed,
  settlementCleared,
  settlementOf,
  storedSettlements,
  useSettlements,
} from '@/state/settlement';

type Wish = BodyOf<typeof appointmentPayAgain>;

/** Intents are one for each holder; what is paid again has a place of its own beside the person's transfer. */
const holderOf = (usercode: string) => `${usercode} pays again`;

const errandOf = (accountType: AccountType): Errand<Wish> => ({
  send: ({ key, content }, signal) => call(appointmentPayAgain, content, { signal, idempotencyKey: key }),
  findOutcome: async ({ key, content: { id, day } }, _sentAt, signal) => {
    const options = { signal, quiet: true };
    if (await knowsKeys(appointmentPayAgain.gateway)) {
      const answer = await call(queryByIdempotencyKey, { key }, options);
      return answer.state === 'done' ? { id: answer.id } : answer.state;
    }
    // The booking's own record tells; what is not there yet may still come, so it never says “unknown”.
    const detail = await call(appointmentDetail, { accountType, id }, options);
    const run = detail?.runs.find((each) => each.day === day);
    return run?.paid === true && run.transferId !== null ? { id: run.transferId } : 'running';
  },
  secondTry: async () =>
    (await knowsKeys(appointmentPayAgain.gateway))
      ? gateways[appointmentPayAgain.gateway].retryStep
      : Infinity,
});

/** What a person is paying again, in any phase; null where it is nothing. */
export function usePayAgain(usercode: string): Settlement | null {
  return useSettlements((state) => settlementOf(state, holderOf(usercode)));
}

/** Tells which run an intent is about. */
export function runKey({ id }: Pick<Booking, 'id'>, { day }: Pick<BookingRun, 'day'>): string {
  return `${id} ${day}`;
}

/**
 * Makes the intent, and with it the key, when the confirm sheet opens (decision 5). What was never sent keeps its key; while something sent is
 * still open nothing new is made.
 */
export function openPayAgain(usercode: string, booking: Booking, run: BookingRun): void {
  const fingerprint = runKey(booking, run);
  const settlement = settlementOf(storedSettlements(), holderOf(usercode));
  if (settlement !== null) {
    const unsent = settlement.phase === 'ready' || settlement.phase === 'not-sent';
    if (isOpen(settlement) || (unsent && settlement.intent.fingerprint === fingerprint)) return;
  }
  intentFormed({
    key: newIdempotencyKey(),
    usercode: holderOf(usercode),
    content: { id: booking.id, day: run.day } satisfies Wish,
    fingerprint,
    recipients: run.recipients,
    each: booking.money,
    total: run.amount,
  });
}

/** Sends what the confirm sheet shows; a tap that comes late sends nothing. */
export async function payAgain(usercode: string, accountType: AccountType): Promise<void> {
  const settlement = stored(usercode);
  if (settlement === null || (settlement.phase !== 'ready' && settlement.phase !== 'not-sent')) return;
  await settle(errandOf(accountType), settlement.intent);
  outdate();
}

/** Takes up a payment whose page went away: asks what became of it, sends nothing. */
export async function resumePayAgain(usercode: string, accountType: AccountType): Promise<void> {
  const settlement = stored(usercode);
  if (settlement === null || !isOpen(settlement)) return;
  await resume(errandOf(accountType), settlement.intent, settlement.sentAt ?? 0);
  outdate();
}

/** Its end was seen: whoever paid it, this tab or another. */
export function payAgainSeen(key: string): void {
  settlementCleared(key);
  outdate();
}

function outdate(): void {
  void transferOutdates();
  void bookingsOutdated();
}

/** What was stored is sent as it is, so it has to be such a wish still. */
function stored(usercode: string): Settlement<Wish> | null {
  const settlement = settlementOf(storedSettlements(), holderOf(usercode));
  if (settlement === null || !v.is(appointmentPayAgain.body, settlement.intent.content)) return null;
  return { ...settlement, intent: { ...settlement.intent, content: settlement.intent.content } };
}
