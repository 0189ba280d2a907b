import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withSecurity } from '@/mocks/payment-security/security';
import { address, tap } from '../../support/actions';
import { highLimits } from '../../support/booking-limits';
import { book, choose, fillBooking, pickDate, pickTag, typeCoins, visit } from '../../support/bookings';
import { me } from '../../support/gateways/mock-gateways';
import { bookings, changeWorld, sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload } from '../../support/render-app';

beforeEach(() => changeWorld((state) => ({ ...withSecurity(state, me, highLimits), bookings: [] })));

const steps = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the end of booking', () => {
  it('says what happens now, on the day, and afterwards, also after a reload', async () => {
    await fillBooking();
    await book();
    await reload();
    expect(screen.getByText('陈思远 · 节日问候 · 每人 88.0 龙币')).toBeInTheDocument();
    expect(steps()).toEqual([
      '现在已预约，暂不扣龙币',
      '2026 年 12 月 3 日 周四 上午 10:00从个人账户自动付款 88.0 龙币，陈思远即时收到',
      '以后每年送一次，直到你取消',
      '余额不够时当天不送，也不扣龙币，会通知你，之后可以补送',
      '需要修改时送出前随时可以修改或取消',
    ]);
  });

  it('lists the first day of each recipient', async () => {
    await openApp('/transfer3');
    await choose('20183306');
    await choose('20200211');
    await typeCoins('8.8');
    await book();
    const days = steps().filter((step) => step?.includes('上午 10:00'));
    expect(days).toHaveLength(2);
    expect(days.join()).toMatch(/周一航即时收到/);
    expect(days.join()).toMatch(/陈思远即时收到/);
  });

  it('says that a milepost is sent once, and that an earlier gift keeps it from being sent', async () => {
    await fillBooking('5000');
    await book();
    await visit('/transfer3');
    await choose('20200211');
    await pickTag('里程碑');
    await pickDate('2026-12-03');
    await typeCoins('1');
    await book();
    expect(screen.getByText('只送一次')).toBeInTheDocument();
    expect(screen.getByText(/^当天排在前面的一份余额不够/)).toBeInTheDocument();
  });

  it('leads to the booking and to another one', async () => {
    await fillBooking();
    await book();
    const page = address();
    await tap('button', '查看这份预约');
    expect(address()).toBe(page.replace('&fresh=1', ''));
    expect(screen.getByText('付款账户')).toBeInTheDocument();
    await visit(page.slice(1));
    await tap('button', '再预约一份');
    expect(address()).toBe('#/transfer3');
  });

  it('is the record of the booking once that is cancelled', async () => {
    await fillBooking();
    await book();
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings.map((each) => ({ ...each, cancelledAt: 1 })),
    }));
    await reload();
    expect(screen.getByText('已取消')).toBeInTheDocument();
    expect(screen.queryByText('预约成功')).toBeNull();
  });
});

describe('a second birthday gift for the same person', () => {
  const bookBirthday = async () => {
    await openApp('/transfer3');
    await choose('20183306');
    await typeCoins('66');
    await book();
    await visit('/transfer3');
    await choose('20183306');
    await typeCoins('88');
    await tap('button', '预约这份祝福');
  };

  it('is questioned, with the one that there is', async () => {
    await bookBirthday();
    const question = within(screen.getByRole('dialog', { name: '陈思远已有一份“生日祝福”' }));
    expect(
      question.getByRole('link', { name: /^陈思远：66\.0 龙币，\d{4} 年 .* 送出$/ }),
    ).toBeInTheDocument();
    await tap('button', '暂不预约');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentCalls('create')).toHaveLength(1);
    expect(screen.getByText('88.0')).toBeInTheDocument();
  });

  it('is booked when it is meant', async () => {
    await bookBirthday();
    await tap('button', '仍要预约');
    await tap('button', '确认预约');
    expect(await bookings()).toMatchObject([{ money: 660 }, { money: 880 }]);
  });

  it('is not questioned for another occasion, nor when the first is only changed', async () => {
    await bookBirthday();
    await tap('button', '暂不预约');
    await pickTag('节日问候');
    await pickDate('2026-12-03');
    await tap('button', '预约这份祝福');
    expect(screen.getByRole('dialog', { name: '确认预约' })).toBeInTheDocument();
    const [first] = await bookings();
    await visit(`/transfer3?id=${first?.id}`);
    await typeCoins('99');
    await tap('button', '保存修改');
    expect(screen.getByRole('dialog', { name: '确认修改' })).toBeInTheDocument();
  });
});
