import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyBooking } from '@/domain/bookings/booking';
import { person } from '@/mocks/core/people';
import { bookingWritten, useBookingDrafts } from '@/state/booking-drafts';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { address, choose, tap, visit } from '../../support/actions';
import { chen, liang } from '../../support/gateways/mock-gateways';
import { fault, gatewayState } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload } from '../../support/render-app';

const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (found === null) throw new Error(`${title} has no card`);
  return within(found);
};

describe('the transfer centre', () => {
  it('links from each account to what it can give', async () => {
    await openApp('/transfer-page');
    const to = (title: string) =>
      card(title)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(to('个人账户')).toEqual(['#/transfer1', '#/transfer3']);
    expect(to('激励账户')).toEqual(['#/transfer2', '#/transfer4']);
    expect(card('个人账户').getByText('2,680.5 龙币')).toBeInTheDocument();
  });

  it('offers no rewards to a person with one account', async () => {
    await openApp('/transfer-page', { as: chen });
    expect(screen.queryByRole('heading', { name: '激励账户' })).toBeNull();
  });

  it('continues or discards an unfinished transfer', async () => {
    recipientsChosen([person(1), person(3)]);
    await openApp('/transfer-page');
    expect(card('还没送出的一份').getByText('陈思远、周一航，还没填金额')).toBeInTheDocument();
    await tap('button', '丢弃');
    expect(screen.queryByRole('heading', { name: '还没送出的一份' })).toBeNull();
    expect(useTransferDraft.getState().transferList).toEqual([]);
  });

  it('continues an unfinished reward too', async () => {
    await openApp('/transfer2');
    cleanup();
    recipientsChosen([person(1)]);
    await openApp('/transfer-page');
    expect(card('还没送出的一份').getByText(/^奖励/)).toBeInTheDocument();
    await tap('button', '继续送出');
    expect(address()).toBe('#/transfer2');
  });

  it('says that an unfinished booking for a milepost is paid once, and no longer does for another tag', async () => {
    bookingWritten('new-0', { ...emptyBooking, transferList: [person(1)], money: '66' });
    await openApp('/transfer3');
    await choose('radio', '里程碑');
    await visit('/transfer-page');
    expect(card('没完成的预约').getByText(/只送一次/)).toBeInTheDocument();
    await visit('/transfer3');
    await choose('radio', '节日问候');
    await visit('/transfer-page');
    expect(card('没完成的预约').queryByText(/只送一次/)).toBeNull();
  });

  it.each([
    [0, '定时祝福', '#/transfer3'],
    [1, '定时奖励', '#/transfer4'],
  ] as const)(
    'continues an unfinished booking of account %i, over a reload too, or discards it',
    async (account, kind, to) => {
      bookingWritten(`new-${account}`, { ...emptyBooking, transferList: [person(1)], money: '66' });
      await openApp('/transfer-page');
      await reload();
      const left = card('没完成的预约');
      expect(left.getByText('陈思远，每人 66.0')).toBeInTheDocument();
      await tap('button', `继续预约：${kind}`);
      expect(address()).toBe(to);
      cleanup();
      await openApp('/transfer-page');
      await tap('button', `丢弃：${kind}`);
      expect(screen.queryByRole('heading', { name: '没完成的预约' })).toBeNull();
      expect(useBookingDrafts.getState().drafts).toEqual({});
    },
  );

  it('continues a change of a booking as long as the booking can be changed', async () => {
    const { bookings } = await gatewayState();
    const live = bookings.find(
      ({ accountType, every, cancelledAt }) => accountType === 1 && every !== 'once' && cancelledAt === null,
    );
    const over = bookings.find(({ cancelledAt }) => cancelledAt !== null);
    bookingWritten(`edit-${live?.id ?? ''}`, { ...emptyBooking, transferList: [person(1)], money: '5' });
    bookingWritten(`edit-${over?.id ?? ''}`, { ...emptyBooking, transferList: [person(3)] });
    await openApp('/transfer-page');
    expect(screen.getAllByRole('heading', { name: '没改完的预约' })).toHaveLength(1);
    await tap('button', '继续修改：定时奖励');
    expect(address()).toBe(`#/transfer4?id=${live?.id ?? ''}`);
  });

  it('does not discard a booking that may be stored already', async () => {
    const draft = { ...emptyBooking, transferList: [person(1)], money: '66' };
    const content = {
      accountType: 0,
      tag: '生日祝福',
      date: null,
      every: 'yearly',
      money: '66.0',
      lunar: null,
      workingDay: false,
    } as const;
    useBookingDrafts.setState({
      drafts: {
        'new-0': {
          draft,
          intent: { key: 'k1', sentAt: 0, content: { ...content, transferList: [], text: '恭喜发财！' } },
        },
      },
    });
    await openApp('/transfer-page');
    expect(card('没完成的预约').getByText(/不知道有没有预约成功/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '丢弃：定时祝福' })).toBeNull();
    await tap('button', '去看看：定时祝福');
    expect(screen.getByText('还不知道有没有预约成功')).toBeInTheDocument();
  });

  it('shows no rewards in a WALLET session, not even an unfinished one', async () => {
    bookingWritten('new-1', { ...emptyBooking, transferList: [person(1)] });
    await openApp('/transfer-page', { sysType: 'WALLET' });
    expect(screen.getByRole('heading', { name: '个人账户' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '没完成的预约' })).toBeNull();
  });

  it('sends to a recent receiver by one tap', async () => {
    await openApp('/transfer-page');
    const [first] = card('最近送过').getAllByRole('button', { name: /^转给/ });
    const name = first?.getAttribute('aria-label')?.replace('转给', '') ?? '';
    await tap('button', `转给${name}`);
    expect(window.location.hash).toBe('#/transfer1');
    expect(screen.getByRole('button', { name: `移除${name}` })).toBeInTheDocument();
  });

  it('shows people with upcoming special days, and books for them', async () => {
    await openApp('/transfer-page');
    const [book] = card('你送过的人，好日子快到了').getAllByRole('button', { name: /^去预约，给/ });
    const name = book?.getAttribute('aria-label')?.replace('去预约，给', '') ?? '';
    await tap('button', `去预约，给${name}`);
    expect(window.location.hash).toBe('#/transfer3');
    expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('books for an upcoming special day with the unfinished draft', async () => {
    bookingWritten('new-0', { ...emptyBooking, money: '66', text: '一路同行' });
    await openApp('/transfer-page');
    const [book] = card('你送过的人，好日子快到了').getAllByRole('button', { name: /^去预约，给/ });
    await tap('button', book?.getAttribute('aria-label') ?? '');
    expect(useBookingDrafts.getState().drafts['new-0']?.draft).toMatchObject({
      money: '66',
      text: '一路同行',
    });
  });

  it('shows no special days to a person who has given nothing yet', async () => {
    await openApp('/transfer-page', { as: liang });
    expect(screen.getByText('送出心意后会显示在这里。')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '你送过的人，好日子快到了' })).toBeNull();
  });

  it('says why a WALLET member without an OA account cannot give, as do the pages behind it', async () => {
    await freshApp('no-oa');
    for (const address of ['/transfer-page', '/transfer1', '/rewardUsers?for=/transfer1']) {
      await openApp(address, { as: liang, sysType: 'WALLET' });
      expect(screen.getByText('你还不能给同事送龙币')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /转账/ })).toBeNull();
      await tap('button', '打开付款码');
      expect(window.location.hash).toBe('#/paymentQRcode');
      cleanup();
    }
  });

  it('loses only the card whose data could not be read', async () => {
    await fault({ call: 'queryGiftedColleagues', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/transfer-page');
    expect(screen.getByRole('alert')).toHaveTextContent('送过的同事加载失败');
    expect(card('个人账户').getByText('2,680.5 龙币')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(screen.getByRole('heading', { name: '最近送过' })).toBeInTheDocument();
  });
});
