import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyBooking } from '@/domain/bookings/booking';
import { person } from '@/mocks/core/people';
import { bookingWritten, useBookingDrafts } from '@/state/booking-drafts';
import { sessionGiven } from '@/state/session';
import { recipientsChosen } from '@/state/transfer-draft';
import { confirm, fillTransfer, openConfirmation, tap, typeAmount } from '../../support/actions';
import { chen, liang } from '../../support/gateways/mock-gateways';
import { fault, gatewayState } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

const transferAddress = async () => {
  const [transfer] = Object.values((await gatewayState()).transfers);
  return `/rewardDetail?id=${transfer?.id ?? ''}`;
};

async function sendCoins(): Promise<void> {
  await fillTransfer();
  await openConfirmation();
  await confirm();
  await settled();
}

/** Sends a reward to 陈思远 and returns its id. */
async function sendReward(): Promise<string> {
  recipientsChosen([person(1)]);
  await openApp('/transfer2');
  await typeAmount('50');
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  await settled();
  await tap('button', /^发出奖励 /);
  await tap('button', /^确认发出 /);
  await settled();
  cleanup();
  return (await gatewayState()).transfers[0]?.id ?? '';
}

describe('the page of a transfer', () => {
  it('shows the transfer as sent to the sender, also after a reload', async () => {
    await sendCoins();
    window.location.hash = `#${await transferAddress()}`;
    await reload();
    expect(screen.getByRole('main')).toHaveTextContent(/已转出.*88\.0.*陈思远/);
  });

  it('shows the transfer as received to the receiver, with its sender', async () => {
    await sendCoins();
    sessionGiven({ token: `lx-${chen}`, loginToken: `key-${chen}` });
    window.location.hash = `#${await transferAddress()}`;
    await reload();
    expect(screen.getByRole('main')).toHaveTextContent(/已收到.*88\.0.*恭喜发财！.*林晓禾/);
  });

  it.each([
    ['an unknown id', () => Promise.resolve('/rewardDetail?id=T9999999')],
    ['the id of other people’s transfer', transferAddress],
  ])('says of %s that there is no such transfer, and links to the bill', async (_what, addressOf) => {
    await sendCoins();
    sessionGiven({ token: `lx-${liang}`, loginToken: `key-${liang}` });
    window.location.hash = `#${await addressOf()}`;
    await reload();
    expect(screen.getByText('没有找到这笔转账')).toBeInTheDocument();
    expect(screen.queryByText('还没有转账')).toBeNull();
    await tap('button', '查看账单');
    expect(window.location.hash).toBe('#/longballDetail');
  });

  it('says without an id that there is no transfer yet', async () => {
    await openApp('/rewardDetail', { as: liang });
    expect(screen.getByText('还没有转账')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '转账' })).toBeInTheDocument();
  });

  it.each(['html', 'wrong-shape', 'garbled'] as const)(
    'reports a readable error when the answer is %s',
    async (kind) => {
      await fault({ call: 'queryTransfer', kind, times: 'always' });
      await openApp('/rewardDetail?id=T0000001');
      expect(screen.getByRole('alert')).toHaveTextContent('服务器返回异常，请稍后再试');
    },
  );

  it('links from a reward to its account’s bill, another reward, and a booking for the same people', async () => {
    const id = await sendReward();
    await openApp(`/rewardDetail?id=${id}&fresh=1`);
    await tap('link', /预约生日奖励/);
    expect(window.location.hash).toBe('#/transfer4');
    expect(useBookingDrafts.getState().drafts['new-1']?.draft.transferList).toMatchObject([
      { name: '陈思远' },
    ]);
    cleanup();
    await openApp(`/rewardDetail?id=${id}`);
    await tap('button', '查看账单');
    expect(window.location.hash).toBe('#/longballDetail?account=1');
    cleanup();
    await openApp(`/rewardDetail?id=${id}`);
    await tap('button', '再发一份奖励');
    expect(window.location.hash).toBe('#/transfer2');
    expect(screen.getByRole('button', { name: '移除陈思远' })).toBeInTheDocument();
  });

  it('links the receiver of a reward to the personal account, where it arrived', async () => {
    const id = await sendReward();
    sessionGiven({ token: `lx-${chen}`, loginToken: `key-${chen}` });
    window.location.hash = `#/rewardDetail?id=${id}`;
    await reload();
    await tap('button', '查看账单');
    expect(window.location.hash).toBe('#/longballDetail');
    window.location.hash = `#/rewardDetail?id=${id}`;
    await reload();
    await tap('button', '再转一笔');
    expect(window.location.hash).toBe('#/transfer1');
    expect(screen.getByRole('button', { name: '移除林晓禾' })).toBeInTheDocument();
  });

  it('keeps an unfinished transfer to other people when another is to be sent, and says so', async () => {
    await sendCoins();
    recipientsChosen([person(3)]);
    window.location.hash = `#${await transferAddress()}`;
    await reload();
    await tap('button', '再转一笔');
    expect(screen.getByRole('button', { name: '移除周一航' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '移除陈思远' })).toBeNull();
    expect(screen.getByText('给周一航的转账还没送出，请先完成')).toBeInTheDocument();
  });

  it('keeps the people who were chosen for a booking before', async () => {
    await sendCoins();
    bookingWritten('new-0', { ...emptyBooking, transferList: [person(3)] });
    await tap('link', /预约生日祝福/);
    expect(useBookingDrafts.getState().drafts['new-0']?.draft.transferList).toMatchObject([
      { name: '周一航' },
    ]);
  });
});
