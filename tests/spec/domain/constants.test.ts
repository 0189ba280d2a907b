import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gateways } from '@/api/gateways';
import { toMoment } from '@/domain/business-time';
import * as shared from '@/domain/constants';
import { countdown, countdownDigits } from '@/domain/countdown';
import * as environments from '@/domain/environments';
import { maxPerRecipient, toCoins } from '@/domain/money';
import * as popups from '@/domain/popups/popup-limits';
import { initialDraft } from '@/domain/transfers/transfer';

const constants = { ...shared, ...environments, ...popups, maxPerRecipient };

describe('constants and limits', () => {
  const listed: [keyof typeof constants, unknown][] = [
    ['maxRecipients', 20],
    ['maxPerRecipient', 10000 * 10],
    ['defaultBlessing', '恭喜发财！'],
    ['maxBlessingLength', 40],
    ['birthdayHour', 10],
    ['defaultTransferStatus', 0],
    ['loadingDelay', { first: 4000, later: 500 }],
    ['loadingCounterStart', 2],
    ['chunkLoadTimeout', 120000],
    ['requestTimeout', { usual: 300000, short: 30000 }],
    ['slowAfter', 10 * 1000],
    ['requestRetries', 2],
    ['popupBusyReset', 10 * 1000],
    ['memberIdWait', { total: 10 * 1000, step: 50 }],
    ['tokenRefreshWait', 10 * 1000],
    ['expiryRedirectDelay', 1.5 * 1000],
    ['cityInfoWait', 1000],
    ['nativeInfoTimeout', { superApp: 1000, maia: 2000 }],
    ['titleFinishedDelay', 300],
    ['toastDuration', 1000],
    ['libraryToastDuration', 3000],
    ['popupDialogWidth', 314],
    ['visitHistoryLength', 10],
    ['lazyImage', { preload: 2, attempts: 3 }],
    ['requestScene', 1],
    ['defaultSystemType', 'LONGCOIN'],
    ['defaultBusinessSource', '05'],
    ['defaultBusinessCode', 'XM19089'],
    ['superAppSession', { sysType: 'WALLET', businessSource: '122' }],
    ['environments', ['sit', 'uat', 'pre', 'prod']],
    ['defaultEnvironment', 'prod'],
    ['tokenExchange', { buCode: 'S00000', channel: 'S0' }],
    ['defaultVisitorName', '钱包用户'],
    ['swipeInterval', 3000],
    ['pullToRefreshDistance', 70],
    ['infiniteScrollThrottle', 200],
    ['dialogMessages', { title: '提示', confirm: '确定', cancel: '取消' }],
  ];

  it.each(listed)('%s is %j', (name, value) => {
    expect(constants[name]).toEqual(value);
  });

  it('every constant is listed above', () => {
    expect(Object.keys(constants).sort()).toEqual(listed.map(([name]) => name).sort());
  });

  it('dialogs are as wide as the constant says', () => {
    const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
    expect(tokens).toContain(`--lc-dialog: ${constants.popupDialogWidth}px;`);
  });

  it('the limit per recipient is 10000 coins', () => {
    expect(toCoins(maxPerRecipient)).toBe(10000);
  });

  it('a new draft has the default status and blessing', () => {
    expect(initialDraft()).toMatchObject({
      status: constants.defaultTransferStatus,
      text: constants.defaultBlessing,
    });
  });

  it('every gateway client has one of the two time-outs', () => {
    const { usual, short } = constants.requestTimeout;
    const timeouts = Object.entries(gateways).map(([name, { timeout }]) => [name, timeout]);
    expect(Object.fromEntries(timeouts)).toEqual({
      life: usual,
      wallet: usual,
      mall: usual,
      cashier: short,
      taxi: short,
      bff: short,
      auth: short,
    });
  });
});

describe('date and countdown formats', () => {
  it('a date is YYYY-MM-DD HH:mm:ss', () => {
    expect(toMoment(Date.UTC(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02 11:04:05');
  });

  it.each([
    [0, [0, 0, 0, 0]],
    [-1, [0, 0, 0, 0]],
    [NaN, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [1000, [0, 0, 0, 1]],
    [59_001, [0, 0, 1, 0]],
    [3_599_000, [0, 0, 59, 59]],
    [3_600_000, [0, 1, 0, 0]],
    [86_399_000, [0, 23, 59, 59]],
    [90_061_000, [1, 1, 1, 1]],
    [8_640_000_000, [100, 0, 0, 0]],
  ])('%d ms are %j days, hours, minutes, seconds', (remaining, [days, hours, minutes, seconds]) => {
    expect(countdown(remaining)).toEqual({ days, hours, minutes, seconds });
  });

  it('countdown boxes have two digits, days as many as they need', () => {
    expect(countdownDigits(90_061_000)).toEqual({ days: '1', hours: '01', minutes: '01', seconds: '01' });
    expect(countdownDigits(8_640_000_000).days).toBe('100');
  });
});
