import type { SystemType } from './account';
import type { Tenths } from './money';

/**
 * Every constant and limit that several parts share, in one place. Times are milliseconds unless the line says otherwise. Single exports
 * instead of one record, so that a page's code holds only those it uses. What the clients need per gateway (time-outs, retry
 * steps) stands in `api/gateways.ts`, the entrance prefixes in `business-source.ts`.
 */

// Transfers
export const maxRecipients = 20;
/** 10000 coins for each recipient. */
export const maxPerRecipient = 100_000 as Tenths;
export const defaultBlessing = '恭喜发财！';
/** Characters as a person counts them. */
export const maxBlessingLength = 40;
export const defaultTransferStatus = 0;
/** Hour of the business day at which birthday gifts and all other due gifts are paid. */
export const birthdayHour = 10;

// Loading indicator
export const loadingCounterStart = 2;
/** The wait while the counter still stands at its start, and the one afterwards. */
export const loadingDelay = { first: 4000, later: 500 } as const;

// Calls
export const chunkLoadTimeout = 120_000;
export const requestTimeout = { usual: 300_000, short: 30_000 } as const;
/** Further tries after the first one. */
export const requestRetries = 2;
export const requestScene = 1;

// Start-up, hosts, session
export const environments = ['sit', 'uat', 'pre', 'prod'] as const;
export const defaultEnvironment = 'prod';
export const defaultSystemType: SystemType = 'LONGCOIN';
export const defaultBusinessSource = '05';
export const superAppSession: { sysType: SystemType; businessSource: string } = {
  sysType: 'WALLET',
  businessSource: '122',
};
/** Token exchange speaks with these fixed codes. */
export const tokenExchange = { buCode: 'S00000', channel: 'S0' } as const;
export const memberIdWait = { total: 10_000, step: 50 } as const;
/** A refresh of the token that does not answer ends. */
export const tokenRefreshWait = 10_000;
export const nativeInfoTimeout = { superApp: 1000, maia: 2000 } as const;
export const cityInfoWait = 1000;
export const titleFinishedDelay = 300;
export const expiryRedirectDelay = 1500;
/** Keys, the newest ones. */
export const visitHistoryLength = 10;

// Pop-ups: apart, because nothing of them is needed before the first paint
export { defaultBusinessCode, popupBusyReset, popupDialogWidth } from '@/domain/popups/popup-limits';

// What screens do by default
export const toastDuration = 1000;
/** What the UI library does where nobody asks for the app's own duration. */
export const libraryToastDuration = 3000;
export const dialogMessages = { title: '提示', confirm: '确定', cancel: '取消' } as const;
/** `preload` in screens ahead, `attempts` in loads of one image. */
export const lazyImage = { preload: 2, attempts: 3 } as const;
export const swipeInterval = 3000;
/** Pixels. */
export const pullToRefreshDistance = 70;
export const infiniteScrollThrottle = 200;
/** How customer service sees somebody whose name is not known. */
export const defaultVisitorName = '钱包用户';
