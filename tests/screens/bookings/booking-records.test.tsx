import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, tap } from '../../support/actions';
import { bookings, changeWorld, fault, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

const clearBookings = () => changeWorld((state) => ({ ...state, bookings: [] }));

describe('the list of bookings', () => {
  beforeEach(() => freshApp('gifts'));

  const rows = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('id='));

  it('shows all bookings, the next one first, and can be filtered', async () => {
    await openApp('/orderreward1');
    expect(rows()).toHaveLength(10);
    expect(rows()[0]).toHaveTextContent('陈思远（客服中心） · 节日问候');
    fireEvent.click(screen.getByRole('radio', { name: '已取消 1' }));
    await settled();
    expect(rows()).toHaveLength(1);
    await reload();
    expect(screen.getByRole('radio', { name: '已取消 1' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: '进行中 0' }));
    await settled();
    expect(screen.getByText('这里没有预约')).toBeInTheDocument();
  });

  it('names the gifts that will go unpaid, from when on, and how to pay for them', async () => {
    await openApp('/orderreward1');
    expect(screen.getByText('按送出顺序，12/3 起有 2 份无法送出')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /今天 2,680\.5；11\/24 2,492\.5；.*12\/3 还差/ }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('12/3 无法送出')).toHaveLength(2);
    await tap('button', /^补充 [\d.]+/);
    expect(address()).toBe('#/recharge');
  });

  it('names the order of booking, not an amount, for a gift that waits behind an unpaid one', async () => {
    await openApp('/orderreward1?id=A-G7');
    expect(screen.getByText('排在后面，当天不送')).toBeInTheDocument();
    expect(screen.queryByText(/^还差 /)).toBeNull();
    await changeWorld((state) => ({
      ...state,
      runs: state.runs.map((run) => ({ ...run, behind: true })),
    }));
    cleanup();
    await openApp('/orderreward1?id=A-G1');
    expect(screen.getByText('排在后面，当天没送')).toBeInTheDocument();
    expect(screen.queryByText(/^还差 /)).toBeNull();
  });

  it('says the year of a day that is not in this one', async () => {
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings.map((each) => ({ ...each, date: '2027-01-05', money: each.money })),
    }));
    await openApp('/orderreward1');
    expect(screen.getAllByText(/^2027\/1\/5 无法送出$/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/下次 2027\/1\/5/).length).toBeGreaterThan(0);
  });

  it('names the next run once that of today is over, without being opened again', async () => {
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings
        .filter(({ id }) => id === 'A-G10')
        .map((each) => ({ ...each, date: '2026-11-21' })),
    }));
    await openApp('/orderreward1');
    expect(screen.getByText(/下次 11\/21/)).toBeInTheDocument();
    await pass(20 * 60_000);
    expect(screen.getByText(/下次 12\/21/)).toBeInTheDocument();
  });

  it('cancels the booking that saves the most others, after a question', async () => {
    await openApp('/orderreward1');
    await tap('button', /^取消「陈思远（客服中心）、苏念」/);
    await tap('button', '暂不取消');
    expect(sentCalls('cancel')).toHaveLength(0);
    await tap('button', /^取消「陈思远（客服中心）、苏念」/);
    await tap('button', '取消预约');
    expect((await bookings()).find(({ id }) => id === 'A-G6')?.cancelledAt).not.toBeNull();
    expect(screen.getByText(/要送 \d+ 次，都能送到/)).toBeInTheDocument();
  });

  it('cancels many at once in the edit tab, and names those that were over already', async () => {
    await openApp('/orderreward1?select=1');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.filter((box) => box.getAttribute('aria-disabled') === 'true')).toHaveLength(2);
    await tap('checkbox', /周一航 · 里程碑/);
    await tap('checkbox', /^苏念 · 节日问候.*12\/11/);
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings.map((each) => (each.id === 'A-G4' ? { ...each, cancelledAt: 1 } : each)),
    }));
    await tap('button', '取消 2 条');
    await tap('button', '取消预约');
    expect(screen.getByText('周一航 · 里程碑已结束，没有取消')).toBeInTheDocument();
    expect((await bookings()).filter(({ cancelledAt }) => cancelledAt !== null)).toHaveLength(3);
  });

  it('changes a booking that was ticked', async () => {
    await openApp('/orderreward1?select=1');
    await tap('checkbox', /周一航 · 里程碑/);
    await tap('button', '修改');
    expect(address()).toBe('#/transfer3?id=A-G4');
  });

  it('offers the most frequent receivers when nothing is booked', async () => {
    await openApp('/orderreward1?view=calendar');
    const offers = within(
      screen.getByRole('heading', { name: '常送的人，还没预约' }).closest('section') ?? document.body,
    );
    const rows = offers.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    const times = rows.map((row) => Number(/送过 (\d+) 次 · 生日 /.exec(row)?.[1]));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const [button] = offers.getAllByRole('button', { name: /^预约给/ });
    const name = button?.getAttribute('aria-label')?.slice(3) ?? '';
    fireEvent.click(button ?? document.body);
    await settled();
    expect(address()).toBe('#/transfer3');
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent(name);
  });

  it('offers birthdays of former receivers when nothing is booked', async () => {
    await openApp('/orderreward1?view=calendar');
    const grid = () => screen.getByRole('group', { name: /月$/ });
    const unbookedBirthdays = () => screen.queryAllByRole('button', { name: /的生日还没预约$/ });
    for (let month = 0; month < 12 && unbookedBirthdays().length === 0; month += 1) {
      fireEvent.keyDown(grid(), { key: 'PageDown' });
      await settled();
    }
    const [first] = unbookedBirthdays();
    const name = /，(.{2,3})的生日还没预约$/.exec(first?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    if (first !== undefined) fireEvent.click(first);
    await settled();
    await tap('button', `预约给${name}`);
    expect(address()).toBe('#/transfer3');
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent(name);
  });

  it('says that there are no bookings yet', async () => {
    await clearBookings();
    await openApp('/orderreward1');
    expect(screen.getByText('还没有预约')).toBeInTheDocument();
    await tap('button', '定时祝福');
    expect(address()).toBe('#/transfer3');
  });

  it('says why it could not be read, and tries again', async () => {
    await fault({ call: 'appointmentList', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/orderreward1');
    expect(screen.getByText('没能打开预约，你的龙币都在')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(rows()).toHaveLength(10);
  });

  it('exports a calendar file without blessings', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:calendar';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openApp('/orderreward1');
    await tap('button', /^导出到日历/);
    const file = (await made[0]?.text()) ?? '';
    expect(names).toEqual(['龙币个人账户预约.ics']);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(8);
    expect(file.replace(/\r\n /g, '')).toContain('SUMMARY:节日问候 · 陈思远（客服中心） · 每人 188.0 龙币');
    expect(file).toContain('RRULE:FREQ=MONTHLY');
    expect(file).not.toMatch(/节日快乐|1\d{10}/);
  });
});
