import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/core/people';
import { address } from '../../support/actions';
import { changeWorld, fault } from '../../support/gateways/screen-network';
import { freshApp, openApp, settled } from '../../support/render-app';

describe('the calendar of bookings', () => {
  beforeEach(() => freshApp('gifts'));

  it('shows a month with marked days, which the keyboard reaches', async () => {
    await openApp('/orderreward1?view=calendar');
    const day = (name: RegExp) => screen.getByRole('button', { name });
    expect(day(/^12 月 3 日 周四，2 份，2 份无法送出$/)).toHaveAttribute('tabindex', '0');
    expect(screen.getByText('排在后面，当天不送')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('group', { name: '2026 年 12 月' }), { key: 'PageUp' });
    await settled();
    expect(screen.getByRole('group', { name: '2026 年 11 月' })).toBeInTheDocument();
    expect(day(/^11 月 24 日 周二，1 份$/)).toHaveFocus();
    const grid = screen.getByRole('group', { name: /月$/ });
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    await settled();
    expect(day(/^11 月 26 日 周四，2 份，有人收到两份$/)).toHaveFocus();
    expect(screen.getByText('周一航这天会收到两份')).toBeInTheDocument();
    fireEvent.click(day(/^11 月 29 日/));
    await settled();
    expect(screen.getByText('陈思远（财务共享中心）已离职或没有 OA 账号，会跳过')).toBeInTheDocument();
  });

  it('shows past days: what was paid, what failed in red, and who was skipped', async () => {
    // 陈思远, the only recipient of a gift of tomorrow, leaves the company today.
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings.map((each) =>
        each.id === 'A-G7' ? { ...each, date: '2026-11-22', to: [person(2).usercode] } : each,
      ),
    }));
    vi.setSystemTime(Date.now() + 6 * 86_400_000);
    await openApp('/orderreward1?view=calendar');
    fireEvent.keyDown(screen.getByRole('group', { name: /月$/ }), { key: 'PageUp' });
    await settled();
    const day = (name: RegExp) => screen.getByRole('button', { name });
    const marked = (name: RegExp) => day(name).dataset['mark'];
    expect(marked(/^11 月 19 日 周四，1 份没送出$/)).toBe('missed');
    expect(marked(/^11 月 24 日 周二，1 份已送出$/)).toBe('done');
    expect(marked(/^11 月 22 日 周日，1 份已跳过$/)).toBe('skipped');
    expect(day(/^11 月 26 日 周四，2 份已送出，有人收到两份$/).dataset['twice']).toBe('true');

    fireEvent.click(day(/^11 月 26 日/));
    await settled();
    expect(screen.getByText('周一航这天有两份')).toBeInTheDocument();
    const paid = screen.getAllByRole('link', { name: /周一航.*已送出/ });
    expect(paid).toHaveLength(2);
    expect(paid[0]).toHaveAttribute('href', expect.stringMatching(/#\/rewardDetail\?id=T/));

    fireEvent.click(day(/^11 月 19 日/));
    await settled();
    const missed = screen.getByRole('link', { name: /苏念 · 里程碑.*没送出.*还差 36\.5/ });
    fireEvent.click(missed);
    await settled();
    expect(address()).toBe('#/orderreward1?id=A-G1');
    expect(screen.getByRole('button', { name: '补送' })).toBeInTheDocument();
  });

  it('is shown without past days when those cannot be read', async () => {
    await fault({ call: 'appointmentRuns', kind: 'code', value: '7777', times: 'always' });
    await openApp('/orderreward1?view=calendar');
    expect(screen.getByRole('button', { name: /^12 月 3 日 周四，2 份/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
