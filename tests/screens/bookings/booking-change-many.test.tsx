import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, tap, typeBlessing } from '../../support/actions';
import { book, typeCoins, visit } from '../../support/bookings';
import { zhou } from '../../support/gateways/mock-gateways';
import { bookings, changeWorld, clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

describe('the list of bookings', () => {
  beforeEach(() => freshApp('gifts'));

  describe('changes several bookings at once', () => {
    const sheet = () => within(screen.getByRole('dialog', { name: /^修改 \d 条预约$/ }));
    const savedBooking = async (id: string) => (await bookings()).find((each) => each.id === id);
    const openSheet = async (...rows: RegExp[]) => {
      await openApp('/orderreward1?select=1');
      for (const row of rows) await tap('checkbox', row);
      await tap('button', `修改 ${rows.length} 条`);
    };
    const milepost = /周一航 · 里程碑/;
    const ofTwo = /陈思远（客服中心）、苏念 · 里程碑/;
    const withLeaver = /陈思远（财务共享中心）、苏念 · 节日问候/;

    it('in amount and blessing, stating the resulting sum first, after a reload too', async () => {
      await openSheet(milepost, ofTwo);
      expect(address()).toBe('#/orderreward1?select=1&step=change');
      await typeCoins('100');
      expect(sheet().getByText('2 人，每次共 200.0')).toBeInTheDocument();
      expect(sheet().getByRole('status')).toHaveTextContent(/改后：未来一年要送 \d+ 次，都能送到/);
      await typeBlessing('一路有你');
      await book('保存 2 条修改', '确认修改');
      expect(await savedBooking('A-G4')).toMatchObject({ money: 1000, text: '一路有你', to: [zhou] });
      expect(await savedBooking('A-G6')).toMatchObject({ money: 1000, text: '一路有你', date: '2026-12-03' });
      expect(await savedBooking('A-G7')).toMatchObject({ money: 280, text: '小小心意' });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(address()).toBe('#/orderreward1?select=1');
      expect(screen.getByText('选择要修改或取消的预约')).toBeInTheDocument();
      await tap('button', '完成');
      expect(screen.getByText(/要送 \d+ 次，都能送到/)).toBeInTheDocument();
      fireEvent.click(screen.getByRole('tab', { name: '日历' }));
      await settled();
      expect(screen.queryByRole('button', { name: /无法送出/ })).toBeNull();
      await reload();
      expect(screen.queryByRole('button', { name: /无法送出/ })).toBeNull();
    });

    it('and leaves fields that are not filled in unchanged', async () => {
      await openSheet(milepost, ofTwo);
      await typeBlessing('一路有你');
      await tap('button', '保存 2 条修改');
      expect(await savedBooking('A-G4')).toMatchObject({ money: 880, text: '一路有你' });
      expect(await savedBooking('A-G6')).toMatchObject({ money: 11_600, text: '一路有你' });
    });

    it('but refuses an empty change, an invalid amount and too long a blessing', async () => {
      await openSheet(milepost, ofTwo);
      await tap('button', '保存 2 条修改');
      expect(sheet().getByRole('button', { name: '金额和祝福至少填一项' })).toBeInTheDocument();
      await typeCoins('10001');
      expect(sheet().getByRole('button', { name: /每次每人.*10,000/ })).toBeInTheDocument();
      await typeBlessing('福'.repeat(41));
      expect(sheet().getByText(/41.*40/)).toBeInTheDocument();
      expect(sentCalls('update')).toHaveLength(0);
    });

    it('and names a refused one with its reason, keeps it ticked with what was typed, and saves the others', async () => {
      await openSheet(milepost, withLeaver);
      await typeCoins('50');
      await typeBlessing('一路有你');
      await tap('button', '保存 2 条修改');
      expect(await savedBooking('A-G4')).toMatchObject({ money: 500, text: '一路有你' });
      expect(await savedBooking('A-G5')).toMatchObject({ money: 990 });
      expect(sheet().getByRole('alert')).toHaveTextContent(
        /^陈思远（财务共享中心）、苏念 · 节日问候没有修改：.*已离职或没有 OA 账号/,
      );
      expect(sheet().getByRole('textbox', { name: '写句祝福' })).toHaveValue('一路有你');
      expect(sheet().getByText('50.0')).toBeInTheDocument();

      // Once its obstacle is gone, only that booking is sent again.
      await changeWorld((state) => ({ ...state, leavers: [] }));
      await tap('button', '保存 1 条修改');
      expect(await savedBooking('A-G5')).toMatchObject({ money: 500 });
      expect(sentCalls('update')).toHaveLength(3);
      expect(new Set(sentCalls('update').map(({ key }) => key)).size).toBe(3);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('once for many taps', async () => {
      await openSheet(milepost, ofTwo);
      await typeCoins('50');
      const button = sheet().getByRole('button', { name: '保存 2 条修改' });
      for (let taps = 0; taps < 5; taps += 1) fireEvent.click(button);
      await settled();
      expect(sentCalls('update')).toHaveLength(2);
    });

    it('and sends one whose answer was lost again under its key, while the others wait', async () => {
      await openSheet(milepost, ofTwo);
      await typeCoins('50');
      await fault({ call: 'appointmentUpdate', kind: 'drop', when: 'after', times: 'always' });
      await tap('button', '保存 2 条修改');
      await pass(10_000);
      expect(sheet().getByRole('alert')).toHaveTextContent(/暂未收到结果.*没有提交/);
      expect(await savedBooking('A-G6')).toMatchObject({ money: 11_600 });
      await clearFaults();
      await tap('button', '保存 2 条修改');
      expect(await savedBooking('A-G6')).toMatchObject({ money: 500 });
      const keys = sentCalls('update').map(({ key }) => key);
      expect(new Set(keys).size).toBe(2);
    });

    it('and keeps what was typed after the sheet was closed', async () => {
      await openSheet(milepost, ofTwo);
      await typeBlessing('一路有你');
      await tap('button', '收起');
      expect(address()).toBe('#/orderreward1?select=1');
      await tap('button', '修改 2 条');
      expect(sheet().getByRole('textbox', { name: '写句祝福' })).toHaveValue('一路有你');
    });

    it('and keeps the draft on the page of one of them', async () => {
      await openApp('/transfer3?id=A-G4');
      await typeBlessing('写了一半');
      cleanup();
      await openSheet(milepost, ofTwo);
      await typeCoins('50');
      await tap('button', '保存 2 条修改');
      expect(await savedBooking('A-G4')).toMatchObject({ money: 500, text: '项目上线，辛苦啦' });
      await visit('/transfer3?id=A-G4');
      expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue('写了一半');
      expect(screen.getByText('50.0')).toBeInTheDocument();
    });
  });
});
