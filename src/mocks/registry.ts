import * as v from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import * as account from '@/api/endpoints/account';
import * as auth from '@/api/endpoints/auth';
import * as bill from '@/api/endpoints/bill';
import * as directory from '@/api/endpoints/directory';
import * as handOver from '@/api/endpoints/hand-over';
import * as home from '@/api/endpoints/home';
import * as popup from '@/api/endpoints/popup';
import * as member from '@/api/endpoints/member';
import * as transfer from '@/api/endpoints/transfer';
import { accountInfo, queryUserInfo, walletBalance } from './handlers/account';
import { keyToToken, nickname, socialSignature, staffBindingCheck, tokenToKey } from './handlers/auth';
import { getCurrentBill, queryBillEntry, queryBillMonths } from './handlers/bill';
import { queryDirectory } from './handlers/directory';
import { transferTarget } from './handlers/hand-over';
import type { Handler, Reply } from './handlers/handler';
import { balance, getNew, getTinyUrl, hotWordList, queryUserExpireStatistics } from './handlers/home';
import { mine } from './handlers/member';
import {
  getAnimationPopWindow,
  getPopWin,
  getPopWindow,
  grant,
  popupAck,
  popupList,
  recordPopLog,
  savePopRecord,
} from './handlers/popups';
import { batchTransfer, queryByIdempotencyKey, queryTransfer } from './handlers/transfer';
import type { Caller } from './identity';
import type { MockState } from './state';

/** A body that passed its schema, ready to be carried out. */
export type Deed = (state: MockState, caller: Caller, now: number) => Reply<unknown>;

/** An endpoint with the handler that answers it; a body that does not fit its schema gives null. */
export interface Served {
  endpoint: Endpoint;
  read: (body: unknown) => Deed | null;
}

function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Served {
  return {
    endpoint,
    read: (given) => {
      const checked = v.safeParse(endpoint.body, given);
      if (!checked.success) return null;
      const body = checked.output as v.InferOutput<E['body']>;
      return (state, caller, now) => handler(state, { ...caller, body }, now);
    },
  };
}

/** Exactly one line for each declared endpoint. */
export const registry: readonly Served[] = [
  serve(auth.staffBindingCheck, staffBindingCheck),
  serve(auth.tokenToKey, tokenToKey),
  serve(auth.keyToToken, keyToToken),
  serve(auth.nickname, nickname),
  serve(auth.socialSignature, socialSignature),
  serve(account.accountInfo, accountInfo),
  serve(account.walletBalance, walletBalance),
  serve(account.queryUserInfo, queryUserInfo),
  serve(directory.queryDirectory, queryDirectory),
  serve(transfer.batchTransfer, batchTransfer),
  serve(transfer.queryTransfer, queryTransfer),
  serve(transfer.queryByIdempotencyKey, queryByIdempotencyKey),
  serve(bill.getCurrentBill, getCurrentBill),
  serve(bill.queryBillMonths, queryBillMonths),
  serve(bill.queryBillEntry, queryBillEntry),
  serve(home.queryUserExpireStatistics, queryUserExpireStatistics),
  serve(home.balance, balance),
  serve(home.getNew, getNew),
  serve(home.hotWordList, hotWordList),
  serve(home.getTinyUrl, getTinyUrl),
  serve(handOver.transferTarget, transferTarget),
  serve(popup.popupList, popupList),
  serve(popup.popupAck, popupAck),
  serve(popup.grant, grant),
  serve(popup.getPopWindow, getPopWindow),
  serve(popup.recordPopLog, recordPopLog),
  serve(popup.getPopWin, getPopWin),
  serve(popup.getAnimationPopWindow, getAnimationPopWindow),
  serve(popup.savePopRecord, savePopRecord),
  serve(member.mine, mine),
];

const byAddress = new Map(
  registry.map((served) => [addressOf(served.endpoint.gateway, served.endpoint.path), served]),
);

export function servedAt(gateway: string, path: string): Served | undefined {
  return byAddress.get(addressOf(gateway, path));
}

function addressOf(gateway: string, path: string): string {
  return `${gateway} ${path}`;
}
