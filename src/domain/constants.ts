import type { SystemType } from './account';

/**
 * Constants and limits that several parts share. Times are milliseconds unless the line says otherwise. Single exports instead of one
 * record, so that a page's code holds only those it uses. Time-outs and retry steps of each gateway are in `api/gateways.ts`, the entrance
 * prefixes in `business-source.ts`, the most for one recipient in `money.ts`, the limits of pop-ups in `popup-limits.ts`, the environments in `environments.ts`.
 */

// Transfers
export const maxRecipients = 20;
export const defaultBlessing = '恭喜发财！';
/** Characters as a person counts them. */
export const maxBlessingLength = 40;
export const defaultTransferStatus = 0;
/** Hour of the business day at which birthday gifts and all other due gifts are paid. */
export const birthdayHour = 10;

// Loading indicator
export const loadingCounterStart = 2;
/** The delay while the counter is at its start, and the one afterwards. */
export const loadingDelay = { first: 4000, later: 500 } as const;

// Calls
export const chunkLoadTimeout = 120_000;
export const requestTimeout = { usual: 300_000, short: 30_000 } as const;
/** A read that takes longer is shown as slow, with a way to try again. */
export const slowAfter = 10_000;
/** Further tries after the first one. */
export const requestRetries = 2;
export const requestScene = 1;

// Start-up, hosts, session
export const defaultSystemType: SystemType = 'LONGCOIN';
export const defaultBusinessSource = '05';
export const superAppSession: { sysType: SystemType; businessSource: string } = {
  sysType: 'WALLET',
  businessSource: '122',
};
/** Fixed codes of every token exchange. */
export const tokenExchange = { buCode: 'S00000', channel: 'S0' } as const;
export const memberIdWait = { total: 10_000, step: 50 } as const;
/** A token refresh without an answer ends after this. */
export const tokenRefreshWait = 10_000;
export const nativeInfoTimeout = { superApp: 1000, maia: 2000 } as const;
export const cityInfoWait = 1000;
export const titleFinishedDelay = 300;
export const expiryRedirectDelay = 1500;
/** How many history keys are stored. */
export const visitHistoryLength = 10;

// Defaults of screens
export const toastDuration = 1000;
/** The UI library's own toast duration. */
export const libraryToastDuration = 3000;
export const dialogMessages = { title: '提示', confirm: '确定', cancel: '取消' } as const;
/** `preload`: how many screens ahead an image loads; `attempts`: how often one image is tried. */
export const lazyImage = { preload: 2, attempts: 3 } as const;
export const swipeInterval = 3000;
/** Pixels. */
export const pullToRefreshDistance = 70;
export const infiniteScrollThrottle = 200;
/** The name that customer service sees where the person's name is not known. */
export const defaultVisitorName = '钱包用户';
