import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { environment } from '@/app/environment';
import { tenths } from '@/domain/money';
import { useNotifications } from '@/state/notifications';
import { confirm, fillTransfer, openConfirmation, sheet, tap, typeAmount } from '../../support/actions';
import { chen, me } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  moveClock,
  sentCalls,
  transfers,
} from '../../support/gateways/screen-network';
import { pass, reload, settled } from '../../support/render-app';

const keysSent = () => sentCalls('batchTransfer').map(({ key }) => key);

/** Sends a transfer, and leaves it and the following status query without an answer for a minute. */
async function sendWithoutAnswer(): Promise<void> {
  await fault(
    { call: 'batchTransfer', kind: 'hang', times: 'always' },
    { call: 'queryByIdempotencyKey', kind: 'status', value: 500, times: 'always' },
  );
  await fillTransfer();
  await openConfirmation();
  await confirm();
  await pass(61_000);
}

describe('a transfer without an answer', () => {
  it('says so after 15 s, queries its status after 30 s, and is shown as being checked after 60 s', async () => {
    await fault(
      { call: 'batchTransfer', kind: 'hang', times: 'always' },
      { call: 'queryByIdempotencyKey', kind: 'status', value: 500, times: 'always' },
    );
    await fillTransfer();
    await openConfirmation();
    await confirm();
    expect(sheet()).toHaveTextContent('正在送出');
    await pass(15_000);
    expect(sheet()).toHaveTextContent('仍在处理');
    await pass(15_000);
    expect(sheet()).toHaveTextContent('正在查询');
    await pass(30_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: '正在核对这笔转账' })).toHaveFocus();
    expect(keysSent()).toHaveLength(1);
  });

  it('that is being checked shows what was sent, and offers no way to send it again', async () => {
    await sendWithoutAnswer();
    const page = screen.getByRole('main');
    expect(page).toHaveTextContent('88.0');
    expect(page).toHaveTextContent('陈思远');
    expect(within(page).getByText('核对中').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(within(page).queryByRole('button', { name: /转出|再试/ })).toBeNull();
    await tap('button', '查看账单');
    expect(window.location.hash).toBe('#/longballDetail');
  });

  it('is linked from /home while it is being checked', async () => {
    await sendWithoutAnswer();
    await tap('button', '返回首页');
    await tap('button', '查看进度');
    expect(screen.getByRole('heading', { name: '正在核对这笔转账' })).toBeVisible();
    expect(keysSent()).toHaveLength(1);
  });

  it('counts as not sent only after two answers, 5 s apart, that the key is unknown, and is sent again under the same key', async () => {
    await fault({ call: 'batchTransfer', kind: 'drop', times: 3 });
    await fillTransfer();
    await openConfirmation();
    await confirm();
    await pass(3_000);
    expect(sentCalls('queryByIdempotencyKey')).toHaveLength(1);
    expect(sheet()).toHaveTextContent('正在查询');
    await pass(5_000);
    expect(sheet()).toHaveTextContent('没有送出');
    expect(sentCalls('queryByIdempotencyKey')).toHaveLength(2);
    await tap('button', '再试一次');
    expect(new Set(keysSent()).size).toBe(1);
    expect(await transfers()).toHaveLength(1);
  });

  it('is not queried again before the moment that the gateway names, though the query was aborted meanwhile', async () => {
    await fault(
      { call: 'batchTransfer', kind: 'drop', times: 3 },
      { call: 'queryByIdempotencyKey', kind: 'status', value: 429, retryAfter: 9, times: 'always' },
    );
    await fillTransfer();
    await openConfirmation();
    await confirm();
    await pass(60_000);
    const times = sentCalls('queryByIdempotencyKey').map(({ at }) => at);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(pauses.length).toBeGreaterThan(2);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(9_000);
  });

  it('is found by its key when the answer was lost after the booking', async () => {
    await fault({ call: 'batchTransfer', kind: 'drop', when: 'after', times: 3 });
    await fillTransfer();
    await openConfirmation();
    await confirm();
    await pass(3_000);
    await settled();
    expect(window.location.hash).toMatch(/^#\/rewardDetail/);
    expect(await transfers()).toHaveLength(1);
  });

  it.each([
    { way: 'with a server error', kind: 'status', value: 500 },
    { way: 'without an answer', kind: 'drop' },
    { way: 'with an answer that does not fit', kind: 'code', value: '9999' },
  ] as const)(
    'that failed $way but was booked is not told as a failure over “delivered”',
    async (failure) => {
      const told: string[] = [];
      const stop = useNotifications.subscribe(
        ({ shown }) => void told.push(...shown.map(({ text }) => text)),
      );
      await fault({ call: 'batchTransfer', when: 'after', times: 3, ...failure });
      await fillTransfer();
      await openConfirmation();
      await confirm();
      await pass(3_000);
      await settled();
      stop();
      expect(window.location.hash).toMatch(/^#\/rewardDetail/);
      expect(screen.getByText('心意已送到')).toBeInTheDocument();
      expect(told).toEqual([]);
    },
  );

  it('waits when the gateway answers 409, and sends nothing more', async () => {
    await fault({ call: 'batchTransfer', kind: 'status', value: 409 });
    await fillTransfer();
    await openConfirmation();
    await confirm();
    expect(sheet()).toHaveTextContent('正在查询');
    expect(keysSent()).toHaveLength(1);
  });

  it('keeps its key until its outcome is known, whatever is edited meanwhile; new content then gets a new key', async () => {
    await fault({ call: 'batchTransfer', kind: 'drop', times: 3 });
    await fillTransfer();
    await openConfirmation();
    await confirm();
    fireEvent.keyDown(sheet(), { key: 'Escape' });
    await settled();
    await typeAmount('99');
    await tap('button', '转出 99.0 龙币');
    expect(sheet()).toHaveTextContent('88.0');
    await pass(9_000);
    fireEvent.keyDown(sheet(), { key: 'Escape' });
    await settled();
    await clearFaults();
    await tap('button', '转出 99.0 龙币');
    await confirm();
    expect(new Set(keysSent()).size).toBe(2);
    expect(await transfers()).toMatchObject([{ money: 990 }]);
  });

  it('is found after a reload, and its status is queried instead of sending it again', async () => {
    await fault({ call: 'batchTransfer', kind: 'hang', when: 'after' });
    await fillTransfer();
    await openConfirmation();
    await confirm();
    await reload();
    await pass(6_000);
    expect(keysSent()).toHaveLength(1);
    expect(sentCalls('queryByIdempotencyKey').length).toBeGreaterThan(0);
    expect(await transfers()).toHaveLength(1);
  });
});

describe('the time at which a transfer was sent', () => {
  const minute = 60_000;
  afterEach(() => {
    environment.keylessGateways.length = 0;
  });

  it.each([
    ['fast', -2 * minute],
    ['slow', 2 * minute],
  ])('finds its record where the gateway knows no keys and the phone is 2 minutes %s', async (_, offset) => {
    environment.keylessGateways.push('wallet');
    await moveClock(offset);
    await fault({ call: 'batchTransfer', kind: 'drop', when: 'after' });
    await fillTransfer();
    await openConfirmation();
    await confirm();
    await pass(10_000);
    await settled();
    expect(window.location.hash).toMatch(/^#\/rewardDetail/);
    expect(keysSent()).toHaveLength(1);
  });

  it.each([
    ['fast', -2 * minute],
    ['slow', 2 * minute],
    ['right', 0],
  ])('leaves out an equal transfer of a minute before on a phone that is %s', async (_, offset) => {
    environment.keylessGateways.push('wallet');
    await moveClock(offset);
    const time = Date.now() + offset - minute;
    const before = {
      id: 'T9000001',
      time,
      accountType: 0,
      from: me,
      to: [chen],
      text: '恭喜发财！',
      tag: '',
    } as const;
    await changeWorld((state) => ({ ...state, transfers: [{ ...before, money: tenths(880) }] }));
    await fault({ call: 'batchTransfer', kind: 'drop' });
    await fillTransfer();
    await openConfirmation();
    await confirm();
    await pass(40_000);
    await settled();
    expect(sheet()).toHaveTextContent('正在查询');
  });

  it('is shown by the gateways’ clock while it is being checked', async () => {
    await moveClock(-90 * minute);
    await sendWithoutAnswer();
    expect(screen.getByRole('main')).toHaveTextContent('2026-11-21 08:11');
  });
});
