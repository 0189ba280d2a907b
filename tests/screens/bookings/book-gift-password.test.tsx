import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usualPassword, usualSecurity, withSecurity } from '@/mocks/payment-security/security';
import { address, tap, typeBlessing } from '../../support/actions';
import { book, fillBooking, typeCoins } from '../../support/bookings';
import { me } from '../../support/gateways/mock-gateways';
import { bookings, changeWorld, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

const askForEveryPayment = () =>
  changeWorld((state) => withSecurity(state, me, { free: { ...usualSecurity.free, enabled: false } }));
const sheet = () => within(screen.getByRole('dialog', { name: '确认预约' }));

describe('a booking is an order to pay and', () => {
  beforeEach(() => changeWorld((state) => ({ ...state, bookings: [] })));

  it('is confirmed first, with the largest run, the day and the account; closing the sheet books nothing', async () => {
    await fillBooking();
    await tap('button', '预约这份祝福');
    expect(sheet().getByText('陈思远 · 节日问候')).toBeInTheDocument();
    expect(sheet().getByText('2026 年 12 月 3 日 周四')).toBeInTheDocument();
    expect(sheet().getByText('个人账户')).toBeInTheDocument();
    expect(sheet().getByText(/^这笔无需输入密码/)).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentCalls('create')).toHaveLength(0);
    expect(await bookings()).toEqual([]);
  });

  it('asks for the password where every payment needs it', async () => {
    await askForEveryPayment();
    await fillBooking();
    await book();
    expect(screen.getByRole('dialog', { name: '输入支付密码' })).toBeInTheDocument();
    expect(await bookings()).toEqual([]);
    await typePassword(usualPassword);
    expect(await bookings()).toHaveLength(1);
    expect(address()).toMatch(/^#\/orderreward1\?id=/);
  });

  it('cannot be made above the limit of one payment, which is named', async () => {
    await fillBooking('2600');
    await tap('button', '预约这份祝福');
    expect(sheet().getByRole('alert')).toHaveTextContent(/超过每笔限额 2,000\.0 龙币/);
    expect(sheet().getByRole('button', { name: '确认预约' })).toBeDisabled();
    await tap('button', '返回修改');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentCalls('create')).toHaveLength(0);
  });
});

describe('a changed booking', () => {
  beforeEach(async () => {
    await freshApp('gifts');
    await askForEveryPayment();
  });
  const savedBooking = async (id: string) => (await bookings()).find((each) => each.id === id);

  it('asks again for more money', async () => {
    await openApp('/transfer3?id=A-G4');
    await typeCoins('9');
    await book('保存修改', '确认修改');
    expect(await savedBooking('A-G4')).toMatchObject({ money: 880 });
    await typePassword(usualPassword);
    expect(await savedBooking('A-G4')).toMatchObject({ money: 8890 });
  });

  it('does not ask for another blessing', async () => {
    await openApp('/transfer3?id=A-G4');
    await typeBlessing('一路有你');
    await tap('button', '保存修改');
    expect(await savedBooking('A-G4')).toMatchObject({ text: '一路有你' });
  });

  it('is confirmed with the others by one password', async () => {
    await openApp('/orderreward1?select=1');
    await tap('checkbox', /周一航 · 里程碑/);
    await tap('checkbox', /苏念 · 节日问候.*每月/);
    await tap('button', '修改 2 条');
    await typeCoins('100');
    await book('保存 2 条修改', '确认修改');
    await typePassword(usualPassword);
    expect(await savedBooking('A-G4')).toMatchObject({ money: 1000 });
    expect(sentCalls('checkPassword')).toHaveLength(1);
    expect(sentCalls('update')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
