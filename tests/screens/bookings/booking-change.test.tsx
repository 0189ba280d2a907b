import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, tap, typeBlessing } from '../../support/actions';
import { book, choose, fillBooking, visit } from '../../support/bookings';
import { chen, zhou } from '../../support/gateways/mock-gateways';
import { bookings } from '../../support/gateways/screen-network';
import { freshApp, openApp, settled } from '../../support/render-app';

describe('the form for changing a booking', () => {
  beforeEach(() => freshApp('gifts'));

  it('starts with the booking’s values, and leaves the draft of a new booking alone', async () => {
    await fillBooking();
    await visit('/transfer3?id=A-G4');
    expect(screen.getByRole('radio', { name: '里程碑' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue('项目上线，辛苦啦');
    await typeBlessing('辛苦了');
    await tap('button', '保存修改');
    expect(address()).toBe('#/orderreward1?id=A-G4');
    expect((await bookings()).find(({ id }) => id === 'A-G4')).toMatchObject({ text: '辛苦了', money: 880 });
    await visit('/transfer3');
    expect(screen.getByText('88.0')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent('陈思远');
  });

  it('chooses people in the same picker', async () => {
    await openApp('/transfer3?id=A-G4');
    await choose('20183306');
    await book('保存修改', '确认修改');
    expect((await bookings()).find(({ id }) => id === 'A-G4')).toMatchObject({ to: [zhou, chen] });
  });

  it('refuses a booking that is over or belongs to somebody else', async () => {
    await openApp('/transfer3?id=A-G9');
    expect(screen.getByText('这条预约不能再修改')).toBeInTheDocument();
    await visit('/transfer3?id=nothing');
    expect(screen.getByText('没有找到这条预约')).toBeInTheDocument();
  });
});

describe('the page of a booking', () => {
  beforeEach(() => freshApp('gifts'));

  it('shows the booking, its days to come, and its notices', async () => {
    await openApp('/orderreward1?id=A-G6');
    expect(screen.getByText('2026 年 12 月 3 日 周四')).toBeInTheDocument();
    expect(screen.getByText('还差 80.5')).toBeInTheDocument();
    expect(screen.getByText('十年有你')).toBeInTheDocument();
    await visit('/orderreward1?id=A-G1');
    expect(screen.getByText('送给苏念的“里程碑”没有送出：余额不足，还差 36.5 龙币。')).toBeInTheDocument();
  });

  it('links to all bookings when the booking does not exist', async () => {
    await openApp('/orderreward1?id=nothing');
    await tap('button', '查看预约记录');
    expect(address()).toBe('#/orderreward1');
  });

  it('cancels the booking after a question', async () => {
    await openApp('/orderreward1?id=A-G2');
    await tap('button', '取消预约');
    const question = within(screen.getByRole('dialog', { name: '取消这条预约？' }));
    expect(question.getByText(/。取消后不再送出，已送出的不受影响。$/)).toBeInTheDocument();
    fireEvent.click(question.getByRole('button', { name: '取消预约' }));
    await settled();
    expect(screen.getByText('已取消')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '修改' })).toBeNull();
  });

  it('says before a booking that is paid once is cancelled that it will not be sent', async () => {
    await openApp('/orderreward1?id=A-G4');
    await tap('button', '取消预约');
    const question = within(screen.getByRole('dialog', { name: '取消这条预约？' }));
    expect(question.getByText(/。取消后将不会送出。$/)).toBeInTheDocument();
  });
});
