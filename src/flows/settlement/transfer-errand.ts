import * as v from 'valibot';
import { call } from '@/api/call';
import { knowsKeys } from '@/api/connection';
import type { BodyOf } from '@/api/endpoint';
import { batchTransfer, queryByIdempotencyKey, queryTransfer } from '@/api/endpoints/transfer';
import { gateways } from '@/api/gateways';
import { fromMoment } from '@/domain/business-time';
import { isOpen, type Settlement } from '@/domain/payment/settlement';
import { contentFingerprint } from '@/domain/transfers/transfer-content';
import { transferOutdates } from '@/queries/outdated';
import { recipientsServed } from '@/state/recent-recipients';
import { settlementOf, storedSettlements } from '@/state/settlement';
import { draftSent, useTransferDraft } from '@/state/transfer-draft';
import { useUser } from '@/state/user';
import { resume, settle, type Errand, type Outcome } from './settle';

type TransferRequest = BodyOf<typeof batchTransfer>;

/** Clocks of phone and gateway may differ this much when the records are searched for a transfer, ms. */
const clockSlack = 120_000;

const errand: Errand<TransferRequest> = {
  send: ({ key, content }, signal) => call(batchTransfer, content, { signal, idempotencyKey: key }),
  findOutcome: async (intent, sentAt, signal) =>
    (await knowsKeys(batchTransfer.gateway))
      ? outcomeOfKey(intent.key, signal)
      : outcomeInRecords(intent, sentAt, signal),
  secondTry: async () =>
    (await knowsKeys(batchTransfer.gateway)) ? gateways[batchTransfer.gateway].retryStep : Infinity,
};

/** Sends the person's stored transfer and stays with it; false where another tab is at it, or the wallet is somebody else's by now. */
export async function sendTransfer(usercode: string): Promise<boolean> {
  const settlement = storedTransfer(usercode);
  const isConfirmed = useUser.getState().usercode === usercode;
  // A tap that comes late, on a sheet that is about to change, must not send what is under way or done already.
  const isUnsent = settlement?.phase === 'ready' || settlement?.phase === 'not-sent';
  if (settlement === null || !isConfirmed || !isUnsent) return false;
  const did = await settle(errand, settlement.intent);
  finishTransfer(usercode);
  return did;
}

/** Takes up a transfer whose page went away; false where nothing is open or another tab is at it. */
export async function resumeTransfer(usercode: string): Promise<boolean> {
  const settlement = storedTransfer(usercode);
  if (settlement === null || !isOpen(settlement)) return false;
  const did = await resume(errand, settlement.intent, settlement.sentAt ?? 0);
  finishTransfer(usercode);
  return did;
}

/** After a transfer went through: the draft starts anew unless it says something else by now, and balances are asked again. */
export function finishTransfer(usercode: string): void {
  const settlement = storedTransfer(usercode);
  if (settlement?.phase !== 'done') return;
  if (contentFingerprint(useTransferDraft.getState()) === settlement.intent.fingerprint) draftSent();
  recipientsServed(settlement.intent.recipients.map((recipient) => recipient.usercode));
  void transferOutdates();
}

/** What was stored is re-sent as it is, so it has to be a transfer still. */
function storedTransfer(usercode: string): Settlement<TransferRequest> | null {
  const settlement = settlementOf(storedSettlements(), usercode);
  if (settlement === null || !v.is(batchTransfer.body, settlement.intent.content)) return null;
  return { ...settlement, intent: { ...settlement.intent, content: settlement.intent.content } };
}

async function outcomeOfKey(key: string, signal: AbortSignal): Promise<Outcome> {
  const answer = await call(queryByIdempotencyKey, { key }, { signal, quiet: true });
  return answer.state === 'done' ? { id: answer.id } : answer.state;
}

/** Where a gateway knows no keys the newest record tells; one that is not there yet may still come, so it never says “unknown”. */
async function outcomeInRecords(
  { content }: { content: TransferRequest },
  sentAt: number,
  signal: AbortSignal,
): Promise<Outcome> {
  const newest = await call(queryTransfer, {}, { signal, quiet: true });
  const wanted = content.transferList.map(({ usercode, money = content.money }) =>
    part(usercode, Math.round(Number(money) * 10)),
  );
  const same =
    newest !== null &&
    newest.direction === 'sent' &&
    newest.text === content.text &&
    newest.recipients
      .map(({ usercode, money }) => part(usercode, money))
      .sort()
      .join() === wanted.sort().join() &&
    fromMoment(newest.time) >= sentAt - clockSlack;
  return same ? { id: newest.id } : 'running';
}

/** Who gets how many tenths. */
function part(usercode: string, money: number): string {
  return `${usercode} ${money}`;
}
