import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { address, tap } from '../../support/actions';
import { book, choose, typeCoins } from '../../support/bookings';
import { zhou } from '../../support/gateways/mock-gateways';
import { bookings, fault } from '../../support/gateways/screen-network';
import { freshApp, openApp } from '../../support/render-app';

const newestBooking = async () => (await bookings()).slice(-1)[0];

describe('a scheduled reward', () => {
  it('is booked from the incentive account, with its tags', async () => {
    await openApp('/transfer4');
    expect(screen.getByRole('radio', { name: '生日奖励' })).toBeChecked();
    await choose('20183306');
    await typeCoins('188');
    await book('预约这份奖励');
    expect(await newestBooking()).toMatchObject({ accountType: 1, tag: '生日奖励', money: 1880 });
    expect(address()).toMatch(/^#\/orderreward2\?id=/);
  });

  it('is not available in a WALLET session, which states the reason', async () => {
    await freshApp('wallet-mode');
    await openApp('/transfer4', { sysType: 'WALLET' });
    expect(screen.getByText('你以钱包身份登录，只有个人账户，不能预约奖励。')).toBeInTheDocument();
    await tap('button', '预约祝福');
    expect(address()).toBe('#/transfer3');
  });

  it('is not available without an incentive account, and the page says how to get one', async () => {
    await openApp('/transfer4', { as: zhou });
    expect(screen.getByText('你还没有激励账户')).toBeInTheDocument();
    await tap('button', '申请激励账户');
    expect(address()).toBe('#/AccountApplyH5');
  });

  it('is refused to a WALLET member without an OA account before anything is typed, with a way on', async () => {
    await freshApp('no-oa');
    await openApp('/transfer3', { as: person(6).usercode, sysType: 'WALLET' });
    expect(screen.getByText('你还不能给同事送龙币')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^送给/ })).toBeNull();
    await tap('button', '打开付款码');
    expect(address()).toBe('#/paymentQRcode');
  });

  it('is refused by the gateway when the OA account is unknown beforehand', async () => {
    await freshApp('no-oa');
    const silent = { username: '梁栖', usercode: person(6).usercode, userId: 'U1', jobCode: '1' };
    const value = JSON.stringify({ ...silent, mobile: '', email: '', avatar: '' });
    await fault({ call: 'queryUserInfo', kind: 'wrong-shape', value, times: 'always' });
    await openApp('/transfer3', { as: person(6).usercode, sysType: 'WALLET' });
    await choose('20183306');
    await typeCoins('8');
    await book();
    expect(screen.getByText(/预约失败：你没有 OA 账号，不能预约/)).toBeInTheDocument();
  });

  it('is forecast from a negative incentive balance, which is displayed as 0', async () => {
    await freshApp('poor');
    await openApp('/orderreward2');
    expect(screen.getByText('激励账户 · 余额 0.0')).toBeInTheDocument();
    expect(screen.getByText(/账户已透支 120\.0/)).toBeInTheDocument();
  });
});
