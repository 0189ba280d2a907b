import * as v from 'valibot';
import { call } from '@/api/call';
import { knowsKeys } from '@/api/connection';
import type { BodyOf } from '@/api/endpoint';
import { redPacketDetail, redPacketOpen } from '@/api/endpoints/red-packet';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { gateways } from '@/api/gateways';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { tenths } from '@/domain/money';
import { isOpen, type Settlement } from '@/domain/payment/settlement';
import { resume, settle, type Errand } from '@/flows/settlement/settle';
import { transferOutdates } from '@/queries/outdated';
import { packetsOutdated } from '@/queries/red-packets';
import {
  intentFormed,
  settlementCleared,
  settlementOf,
  storedSettlements,
  useSettlements,
} from '@/state/settlement';

type Wish = BodyOf<typeof redPacketOpen>;

/** Intents are one for each holder: each packet that a person opens has a place of its own beside the person's transfer. */
const holderOf = (usercode: string, id: string) => `${usercode} opens ${id}`;

const errand: Errand<Wish> = {
  send: ({ key, content }, signal) =>
    call(redPacketOpen, content, { signal, idempotencyKey: key, quiet: true }),
  findOutcome: async ({ key, content: { id } }, _sentAt, signal) => {
    const options = { signal, quiet: true };
    if (await knowsKeys(redPacketOpen.gateway)) {
      const answer = await call(queryByIdempotencyKey, { key }, options);
      return answer.state === 'done' ? { id: answer.id } : answer.state;
    }
    // The packet itself tells; a part that is not there yet may still come, so it never says “unknown”.
    const packet = await call(redPacketDetail, { id }, options);
    return packet === null || packet.mine === null ? 'running' : { id };
  },
  secondTry: async () =>
    (await knowsKeys(redPacketOpen.gateway)) ? gateways[redPacketOpen.gateway].retryStep : Infinity,
};

/** How far somebody is with opening a packet; null where nothing was sent, or its end was seen. */
export function useOpening(usercode: string, id: string): Settlement | null {
  return useSettlements((state) => settlementOf(state, holderOf(usercode, id)));
}

/**
 * Opens a packet. The key is made on the first tap and stored before the first byte leaves; it stays until the gateways have said what became
 * of it, so that a second tap, a reload or another tab opens nothing twice (decision 5). Gives false where something else is being sent.
 */
export async function openPacket(usercode: string, id: string): Promise<boolean> {
  const known = stored(usercode, id);
  if (known !== null && (isOpen(known) || known.phase === 'done')) return true;
  if (known === null || known.phase === 'refused') {
    intentFormed({
      key: newIdempotencyKey(),
      usercode: holderOf(usercode, id),
      content: { id } satisfies Wish,
      fingerprint: id,
      recipients: [],
      total: tenths(0),
    });
  }
  const settlement = stored(usercode, id);
  if (settlement === null) return false;
  const did = await settle(errand, settlement.intent);
  await finish(usercode, id);
  return did;
}

/** Takes up an opening whose page went away: asks what became of it, sends nothing. */
export async function resumeOpening(usercode: string, id: string): Promise<void> {
  const settlement = stored(usercode, id);
  if (settlement === null || !isOpen(settlement)) return;
  await resume(errand, settlement.intent, settlement.sentAt ?? 0);
  await finish(usercode, id);
}

/** The packet shows what the person got: what was stored about opening it has done its work. */
export function openingSeen(usercode: string, id: string): void {
  const settlement = stored(usercode, id);
  if (settlement !== null && !isOpen(settlement)) settlementCleared(settlement.intent.key);
}

/** Whatever the gateways said, the packet is no longer what it was. */
async function finish(usercode: string, id: string): Promise<void> {
  const phase = stored(usercode, id)?.phase;
  if (phase === 'done') void transferOutdates();
  if (phase === 'done' || phase === 'refused') await packetsOutdated();
}

/** What was stored is sent as it is, so it has to be such a wish still. */
function stored(usercode: string, id: string): Settlement<Wish> | null {
  const settlement = settlementOf(storedSettlements(), holderOf(usercode, id));
  if (settlement === null || !v.is(redPacketOpen.body, settlement.intent.content)) return null;
  return { ...settlement, intent: { ...settlement.intent, content: settlement.intent.content } };
}
