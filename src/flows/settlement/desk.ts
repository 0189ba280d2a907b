import { useEffect } from 'react';
import * as v from 'valibot';
import { call } from '@/api/call';
import { knowsKeys } from '@/api/connection';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import { gateways, type GatewayName } from '@/api/gateways';
import { newIdempotencyKey } from '@/api/idempotency-key';
import { isOpen, isUnsent, type Intent, type Settlement } from '@/domain/payment/settlement';
import {
  intentFormed,
  settlementCleared,
  settlementOf,
  storedSettlements,
  useSettlements,
} from '@/state/settlement';
import { useUser } from '@/state/user';
import { resume, settle, type Errand, type Outcome } from './settle';

interface DeskOf<Wish> {
  /** Tells its intents from the person's transfer and from those of other desks. */
  name: string;
  /** What is stored of an intent, and what is sent: it has to be such a thing still. */
  wish: v.GenericSchema<unknown, Wish>;
  gateway: GatewayName;
  /** Sends with the intent's key and gives the record's id; throws `GatewayError`. */
  send: (wish: Wish, options: { signal: AbortSignal; idempotencyKey: string }) => Promise<{ id: string }>;
  /**
   * Where the gateway knows no keys: the id in the records, null where they do not tell; throws `GatewayError`. What is not there yet may still
   * come, so that is never “not sent”.
   */
  findRecord: (wish: Wish, options: { signal: AbortSignal; quiet: true }) => Promise<string | null>;
  /** What is no longer as it was once something was paid. */
  outdate: () => void;
}

/** How often a page offers to take over from a tab that may be gone, ms. */
const takeOverEvery = 3_000;

/** A place of its own for one kind of payment: each person has one intent at a time there, beside their transfer. */
export function openDesk<Wish>({ name, wish, gateway, send, findRecord, outdate }: DeskOf<Wish>) {
  const holderOf = (usercode: string) => `${usercode} ${name}`;

  const errand: Errand<Wish> = {
    send: ({ key, content }, signal) => send(content, { signal, idempotencyKey: key }),
    findOutcome: async ({ key, content }, _sentAt, signal): Promise<Outcome> => {
      const options = { signal, quiet: true } as const;
      if (!(await knowsKeys(gateway))) {
        const id = await findRecord(content, options);
        return id === null ? 'running' : { id };
      }
      const answer = await call(queryByIdempotencyKey, { key }, options);
      return answer.state === 'done' ? { id: answer.id } : answer.state;
    },
    secondTry: async () => ((await knowsKeys(gateway)) ? gateways[gateway].retryStep : Infinity),
  };

  /** What a stored intent is about; null where it is none of this kind. */
  const wishOf = ({ intent }: Settlement): Wish | null => {
    const read = v.safeParse(wish, intent.content);
    return read.success ? read.output : null;
  };

  const stored = (usercode: string): Settlement<Wish> | null => {
    const settlement = settlementOf(storedSettlements(), holderOf(usercode));
    const content = settlement === null ? null : wishOf(settlement);
    if (settlement === null || content === null) return null;
    return { ...settlement, intent: { ...settlement.intent, content } };
  };

  /** What a person is paying here, in any phase; null where it is nothing. */
  const useSettlement = (usercode: string): Settlement | null =>
    useSettlements((state) => settlementOf(state, holderOf(usercode)));

  /** Makes the intent, and with it the key (decision 5). What was never sent keeps its key; while something sent is open nothing new is made. */
  const form = (usercode: string, intent: Omit<Intent<Wish>, 'key' | 'usercode'>): void => {
    const before = settlementOf(storedSettlements(), holderOf(usercode));
    if (before !== null) {
      const isSame = before.intent.fingerprint === intent.fingerprint;
      if (isOpen(before) || (isUnsent(before) && isSame)) return;
    }
    intentFormed({ ...intent, key: newIdempotencyKey(), usercode: holderOf(usercode) });
  };

  /** Sends what the confirm sheet shows. A tap that comes late, or when the wallet is somebody else's by now, sends nothing. */
  const pay = async (usercode: string): Promise<void> => {
    const settlement = stored(usercode);
    if (settlement === null || !isUnsent(settlement) || useUser.getState().usercode !== usercode) return;
    await settle(errand, settlement.intent);
    outdate();
  };

  /** Takes up a payment whose page went away: asks what became of it, sends nothing. */
  const takeUp = async (usercode: string): Promise<void> => {
    const settlement = stored(usercode);
    if (settlement === null || !isOpen(settlement)) return;
    await resume(errand, settlement.intent, settlement.sentAt ?? 0);
    outdate();
  };

  /** It will not be sent any more; what may be booked stays. */
  const drop = (usercode: string): void => {
    const settlement = stored(usercode);
    if (settlement === null || isOpen(settlement) || settlement.phase === 'done') return;
    settlementCleared(settlement.intent.key);
  };

  /** Its end was seen, whoever paid it, this tab or another. */
  const seen = (key: string): void => {
    settlementCleared(key);
    outdate();
  };

  /** The same as `useSettlement`; for as long as its outcome is open this page looks after it. */
  const useTakenUp = (usercode: string): Settlement | null => {
    const settlement = useSettlement(usercode);
    const open = settlement !== null && isOpen(settlement);
    useEffect(() => {
      if (!open) return;
      void takeUp(usercode);
      const again = setInterval(() => void takeUp(usercode), takeOverEvery);
      return () => clearInterval(again);
    }, [open, usercode]);
    return settlement;
  };

  return { wishOf, useSettlement, useTakenUp, form, pay, takeUp, drop, seen };
}
