import { describe, expect, it } from 'vitest';
import { gateways } from '@/api/gateways';
import * as constants from '@/domain/constants';
import { countdown, countdownDigits } from '@/domain/countdown';
import { toMoment } from '@/domain/business-time';
import { formatDashboard, formatOrderAmount, inWan, round, separateThousands } from '@/domain/figures';
import { initialDraft } from '@/domain/transfers/transfer';
import { tenths, toCoins } from '@/domain/money';

describe('constants and limits', () => {
  it.each<[keyof typeof constants, unknown]>([
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
  ])('%s is %j', (name, value) => {
    expect(constants[name]).toEqual(value);
  });

  it('every constant is listed above', () => {
    expect(Object.keys(constants)).toHaveLength(36);
  });

  it('the limit per recipient is 10000 coins', () => {
    expect(toCoins(constants.maxPerRecipient)).toBe(10000);
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

describe('rounding and thousands', () => {
  it.each([
    [1.005, '1.01'],
    [1.004, '1.00'],
    [2.675, '2.68'],
    [0.1 + 0.2, '0.30'],
    [8.345, '8.35'],
    [999.995, '1000.00'],
    [-1.005, '-1.01'],
    [-0.001, '0.00'],
    [-0, '0.00'],
    ['00012.5', '12.50'],
    ['12345678901234567890.125', '12345678901234567890.13'],
    [1e21, '1000000000000000000000.00'],
    [1.5e-7, '0.00'],
    ['5', '5.00'],
  ])('%s is rounded to %s: 2 decimals, half away from zero, without binary error', (value, text) => {
    expect(round(value)).toBe(text);
  });

  it.each([
    [0.5, 0, '1'],
    [0.4, 0, '0'],
    [12.25, 1, '12.3'],
    [1, 4, '1.0000'],
    [0.00005, 4, '0.0001'],
  ])('%d to %i decimals is %s', (value, decimals, text) => {
    expect(round(value, decimals)).toBe(text);
  });

  it.each([NaN, Infinity, '', 'abc', '1,000', '0x10'])('%j is not a number and is shown as such', (value) => {
    expect(round(value)).toBe('--');
    expect(separateThousands(value)).toBe('--');
  });

  it.each([
    [0, '0.00'],
    [999, '999.00'],
    [1000, '1,000.00'],
    [1234567.891, '1,234,567.89'],
    [-1234.5, '-1,234.50'],
  ])('%d is formatted as %s', (value, text) => {
    expect(separateThousands(value)).toBe(text);
  });

  it.each([
    [885, '88.50'],
    [5, '0.50'],
    [0, '0.00'],
    [1_234_567, '123,456.70'],
    [-885, '-88.50'],
  ])('an order amount of %i tenths is divided by 10: %s', (value, text) => {
    expect(formatOrderAmount(tenths(value))).toBe(text);
  });

  it.each([
    [999_999, null],
    [1_000_000, '10.0'],
    [1_234_567, '12.3'],
    [1_235_000, '12.4'],
    [-1_000_000, '−10.0'],
    [12_345_000_000, '123,450.0'],
  ])('dashboards abbreviate amounts from 100,000 coins: %i tenths are %j', (value, text) => {
    expect(inWan(tenths(value))).toBe(text);
  });

  it('a dashboard figure has its unit only when it is abbreviated', () => {
    expect(formatDashboard(tenths(1_000_000), '万')).toBe('10.0 万');
    expect(formatDashboard(tenths(999_999), '万')).toBe('99,999.9');
  });
});
