import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tap } from '../../support/actions';
import { book, choose, pickDate, pickTag, typeCoins, visit } from '../../support/bookings';
import { bookings, changeWorld } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

beforeEach(() => changeWorld((state) => ({ ...state, bookings: [] })));

const pickLunar = async (kind = '农历') => {
  fireEvent.click(screen.getByRole('radio', { name: kind }));
  await settled();
  await vi.dynamicImportSettled();
  await settled();
  return within(screen.getByRole('dialog', { name: '选择农历日子' }));
};
const setField = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

async function fillMidAutumn() {
  await openApp('/transfer3');
  await choose('20183306');
  await pickTag('节日问候');
  await typeCoins('88');
  const sheet = await pickLunar();
  fireEvent.click(sheet.getByRole('radio', { name: '中秋节' }));
  await settled();
  return sheet;
}

describe('a gift on a day of the Chinese calendar', () => {
  it('shows its days of the ordinary calendar with their years, and is booked without a date', async () => {
    const sheet = await fillMidAutumn();
    expect(sheet.getByText('2027 年 9 月 15 日 周三')).toBeInTheDocument();
    expect(sheet.getByText('2028 年 10 月 3 日 周二')).toBeInTheDocument();
    await tap('button', '完成');
    expect(screen.getByText('中秋节（农历八月十五）')).toBeInTheDocument();
    expect(screen.getByText('将于 2027/9/15 送达')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^送达日期/ })).toBeNull();
    await reload();
    expect(screen.getByText('2027 年 9 月 15 日 周三')).toBeInTheDocument();
    await book();
    expect(await bookings()).toMatchObject([{ date: null, lunar: '08-15', every: 'yearly' }]);
    expect(screen.getByText('2027 年 9 月 15 日 周三 上午 10:00')).toBeInTheDocument();
    expect(screen.getByText('每年中秋节（农历八月十五）')).toBeInTheDocument();
    await visit('/orderreward1');
    expect(
      screen.getByRole('link', { name: /每年中秋节（农历八月十五） · 下次 2027\/9\/15/ }),
    ).toBeInTheDocument();
  });

  it('may be a lunar birthday, which has no thirtieth in some years', async () => {
    await openApp('/transfer3');
    await choose('20183306');
    await typeCoins('88');
    await pickLunar('农历生日');
    setField('农历月份', '12');
    setField('农历日期', '30');
    await settled();
    expect(screen.getByText('2027 年 2 月 5 日 周五')).toBeInTheDocument();
    expect(screen.getAllByText('没有三十的月份在廿九送，闰月不重复送').length).toBeGreaterThan(0);
    await tap('button', '完成');
    await book();
    expect(await bookings()).toMatchObject([{ tag: '生日祝福', lunar: '12-30' }]);
  });

  it('is not offered to a gift that comes once, which then needs a date', async () => {
    await fillMidAutumn();
    await tap('button', '完成');
    await pickTag('里程碑');
    expect(screen.queryByRole('radio', { name: '农历' })).toBeNull();
    expect(screen.getByRole('button', { name: /^送达日期/ })).toHaveTextContent('选择日期');
  });

  it('is exported day by day, as calendars have no rule for it', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:calendar';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await fillMidAutumn();
    await tap('button', '完成');
    await book();
    await tap('button', /^导出到日历/);
    const file = (await made[0]?.text()) ?? '';
    expect(file.match(/DTSTART:\d+/g)).toEqual([
      'DTSTART:20270915',
      'DTSTART:20281003',
      'DTSTART:20290922',
      'DTSTART:20300912',
      'DTSTART:20311001',
    ]);
    expect(file).not.toContain('RRULE');
  });
});

describe('a gift that waits for a working day', () => {
  it('is moved behind the weekend, and says what holds where a year is not arranged yet', async () => {
    await openApp('/transfer3');
    await choose('20183306');
    await pickTag('节日问候');
    await pickDate('2026-11-28');
    await typeCoins('88');
    fireEvent.click(screen.getByRole('switch', { name: /^遇休息日顺延/ }));
    await settled();
    await vi.dynamicImportSettled();
    await settled();
    expect(screen.getByText('2026 年 11 月 30 日 周一')).toBeInTheDocument();
    expect(screen.getByText(/还没公布的年份先按周末和法定节日推算/)).toBeInTheDocument();
    await book();
    expect(await bookings()).toMatchObject([{ date: '2026-11-28', workingDay: true }]);
    expect(screen.getByText('2026 年 11 月 30 日 周一 上午 10:00')).toBeInTheDocument();
    await visit('/orderreward1?view=calendar');
    expect(screen.getByRole('button', { name: /^11 月 30 日 周一，1 份/ })).toBeInTheDocument();
  });
});
