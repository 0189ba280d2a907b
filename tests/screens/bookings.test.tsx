import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '@/app/environment';
import { tenths } from '@/domain/money';
import { tokenOf } from '@/mocks/core/identity';
import { person } from '@/mocks/people/people';
import { sessionGiven } from '@/state/session';
import { chooseColleague, goBack, tap, typeBlessing } from '../support/actions';
import { chen, me, zhou } from '../support/mock-gateways';
import { freshApp, openApp, pass, reload, settled } from '../support/render-app';
import { changeWorld, fault, gatewayState, heal, sentCalls } from '../support/screen-network';

const bookings = async () => (await gatewayState()).bookings;
const newest = async () => (await bookings()).slice(-1)[0];
const address = () => window.location.hash;
const nobodyBooked = () => changeWorld((state) => ({ ...state, bookings: [] }));
const save = () => screen.getByRole('button', { name: '预约这份祝福' });

/** Another page of the same visit. */
async function visit(next: string): Promise<void> {
  cleanup();
  await openApp(next);
}

async function choose(jobNumber: string): Promise<void> {
  await tap('button', /^送给/);
  await chooseColleague(jobNumber);
  await tap('button', /^送给这/);
}

async function typeCoins(coins: string): Promise<void> {
  await tap('button', /^每次每人/);
  const keypad = within(screen.getByRole('dialog', { name: '每次每人' }));
  for (const key of coins) fireEvent.click(keypad.getByRole('button', { name: key }));
  fireEvent.click(keypad.getByRole('button', { name: '完成' }));
  await settled();
}

async function pickTag(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settled();
}

async function pickDate(day: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('送达日期'), { target: { value: day } });
  await settled();
}

/** A holiday gift to 陈思远 on 3 December that only needs to be saved. */
async function fillBooking(coins = '88'): Promise<void> {
  await openApp('/transfer3');
  await choose('20183306');
  await pickTag('节日问候');
  await pickDate('2026-12-03');
  await typeCoins(coins);
}

describe('booking a gift', () => {
  beforeEach(nobodyBooked);

  it('begins with the birthday, and says when it arrives and on which day first', async () => {
    await openApp('/transfer3');
    expect(screen.getByRole('radio', { name: '生日祝福' })).toBeChecked();
    expect(screen.getByText('对方生日当天上午 10:00 自动送达')).toBeInTheDocument();
    expect(screen.getByText('同事多送 66 到 188 龙币')).toBeInTheDocument();
    await choose('20183306');
    const [, month, day] = person(1).birthday.split('-').map(Number);
    expect(screen.getByText(new RegExp(`年 ${month} 月 ${day} 日 周`))).toBeInTheDocument();
  });

  it('ends on the page of the booking, with one booked and the draft gone', async () => {
    await fillBooking();
    await typeBlessing('节日快乐');
    fireEvent.click(save());
    await settled();
    expect(await bookings()).toMatchObject([
      { owner: me, to: [chen], money: 880, date: '2026-12-03', every: 'yearly', text: '节日快乐' },
    ]);
    expect(address()).toBe(`#/orderreward1?id=${(await newest())?.id}`);
    expect(screen.getByText('2026 年 12 月 3 日 周四')).toBeInTheDocument();
    await visit('/transfer3');
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent('选择同事');
  });

  it('leaves its form out of the history: back from the booking leads to where it was begun', async () => {
    await openApp('/home');
    fireEvent.click(screen.getAllByRole('link', { name: /^定时祝福/ })[0] ?? document.body);
    await settled();
    await choose('20183306');
    await pickTag('节日问候');
    await pickDate('2026-12-03');
    await typeCoins('8.8');
    fireEvent.click(save());
    await settled();
    expect(address()).toMatch(/^#\/orderreward1\?id=A/);
    await goBack();
    expect(address()).toBe('#/home');
  });

  it('comes every month where that is chosen, and a milepost once', async () => {
    await fillBooking();
    fireEvent.click(screen.getByRole('radio', { name: '每月' }));
    await settled();
    await pickTag('里程碑');
    expect(screen.queryByRole('radio', { name: '每月' })).toBeNull();
    expect(screen.getByText('选定日子的上午 10:00 自动送达，只送一次')).toBeInTheDocument();
    await pickTag('节日问候');
    fireEvent.click(save());
    await settled();
    expect(await newest()).toMatchObject({ every: 'monthly' });
  });

  it('is booked once for many taps', async () => {
    await fillBooking();
    const button = save();
    for (let taps = 0; taps < 5; taps += 1) fireEvent.click(button);
    await settled();
    expect(sentCalls('create')).toHaveLength(1);
    expect(await bookings()).toHaveLength(1);
  });

  it('keeps what was written over a reload', async () => {
    await fillBooking();
    await typeBlessing('平安喜乐');
    await reload();
    expect(screen.getByText('88.0')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue('平安喜乐');
    expect(screen.getByLabelText('送达日期')).toHaveValue('2026-12-03');
  });

  it('what somebody wrote is not there for the next person', async () => {
    await fillBooking();
    sessionGiven({ token: tokenOf(zhou), loginToken: tokenOf(zhou) });
    await reload();
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent('选择同事');
  });

  it('says that the days did not arrive, and asks again', async () => {
    await fault({ call: 'appointmentDays', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/transfer3');
    await choose('20183306');
    expect(screen.getByText('日子没能取到')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(screen.queryByText('日子没能取到')).toBeNull();
    expect(screen.getByText(/年 \d+ 月 \d+ 日 周/)).toBeInTheDocument();
  });

  it('says before it is booked that it will go unpaid and by how much, and can be booked all the same', async () => {
    await fillBooking('5000');
    expect(screen.getByText(/这一份会在 12\/3 送不出，还差 2,319\.5/)).toBeInTheDocument();
    expect(screen.getByText(/按预约先后送出；余额不够时停在那一份/)).toBeInTheDocument();
    fireEvent.click(save());
    await settled();
    expect(await bookings()).toHaveLength(1);
    expect(screen.getByText('还差 2,319.5')).toBeInTheDocument();
  });

  it('names the gift that this one would leave unpaid', async () => {
    await fillBooking('2000');
    fireEvent.click(save());
    await settled();
    await visit('/transfer3');
    await choose('20200211');
    await pickTag('里程碑');
    await pickDate('2026-12-01');
    await typeCoins('1000');
    expect(screen.getByText(/之后，12\/3 给陈思远的“节日问候”会送不出/)).toBeInTheDocument();
  });
});

describe('what keeps a gift from being booked', () => {
  beforeEach(nobodyBooked);

  it('is said on the button, one after the other, and nothing is sent', async () => {
    await openApp('/transfer3');
    fireEvent.click(save());
    await tap('button', '先选择同事');
    await choose('20183306');
    await pickTag('里程碑');
    fireEvent.click(save());
    await tap('button', '先选择日期');
    await pickDate('2026-11-20');
    await tap('button', '日期已经过去了，换一天');
    await pickDate('2026-11-21');
    await tap('button', '请填写金额');
    expect(sentCalls('create')).toHaveLength(0);
  });

  it('the day of today counts as over once its run is', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 2, 30));
    await fillBooking();
    await pickDate('2026-11-21');
    fireEvent.click(save());
    await settled();
    expect(screen.getByRole('button', { name: '日期已经过去了，换一天' })).toBeInTheDocument();
  });

  it('a colleague who has left since can be taken out with one tap', async () => {
    await fillBooking();
    await choose('20200211');
    await changeWorld((state) => ({ ...state, leavers: [chen] }));
    await reload();
    expect(screen.getByText('陈思远已离职或没有 OA 账号，先移除')).toBeInTheDocument();
    await tap('button', '移除');
    fireEvent.click(save());
    await settled();
    expect(await newest()).toMatchObject({ to: [zhou] });
  });

  it('the gateway’s own words stand on the page, and what was written stays', async () => {
    await fillBooking();
    await fault({ call: 'appointmentCreate', kind: 'code', value: '5999', message: '今天不行' });
    fireEvent.click(save());
    await settled();
    expect(screen.getByText(/没有预约上：今天不行/)).toBeInTheDocument();
    expect(screen.getByText('88.0')).toBeInTheDocument();
    fireEvent.click(save());
    await settled();
    expect(await bookings()).toHaveLength(1);
    const keys = sentCalls('create').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a booking without an answer', () => {
  beforeEach(nobodyBooked);

  it.each([
    ['which was booked all the same', 'after' as const],
    ['which never arrived', 'before' as const],
  ])('%s is sent again under its key and booked once, after a reload too', async (_, when) => {
    await fillBooking();
    await fault({ call: 'appointmentCreate', kind: 'drop', when, times: 'always' });
    fireEvent.click(save());
    await pass(10_000);
    expect(screen.getByText('还不知道有没有预约上')).toBeInTheDocument();
    await heal();
    await reload();
    await tap('button', '再试一次');
    expect(await bookings()).toHaveLength(1);
    expect(address()).toBe(`#/orderreward1?id=${(await newest())?.id}`);
    expect(new Set(sentCalls('create').map(({ key }) => key)).size).toBe(1);
  });
});

describe('where a gateway knows no keys', () => {
  beforeEach(async () => {
    await nobodyBooked();
    environment.keylessGateways.push('wallet');
  });
  afterEach(() => {
    environment.keylessGateways.length = 0;
  });

  it.each([
    ['which was booked all the same is found in the records', 'after' as const],
    ['which never arrived can be written anew once it had its time', 'before' as const],
  ])('a booking without an answer is not sent again: one %s', async (_, when) => {
    await fillBooking();
    await fault({ call: 'appointmentCreate', kind: 'drop', when, times: 'always' });
    fireEvent.click(save());
    await pass(10_000);
    await heal();
    const sent = sentCalls('create').length;
    await tap('button', '再试一次');
    if (when === 'after') {
      expect(address()).toBe(`#/orderreward1?id=${(await newest())?.id}`);
    } else {
      expect(screen.getByText('还不知道有没有预约上')).toBeInTheDocument();
      await pass(61_000);
      await tap('button', '再试一次');
      expect(screen.getByText('没有预约上：预约记录里没有它，请再试一次')).toBeInTheDocument();
      expect(save()).toBeEnabled();
    }
    expect(sentCalls('create')).toHaveLength(sent);
    expect(await bookings()).toHaveLength(when === 'after' ? 1 : 0);
  });
});

describe('rewards', () => {
  it('are booked from the incentive account, with its tags', async () => {
    await openApp('/transfer4');
    expect(screen.getByRole('radio', { name: '生日奖励' })).toBeChecked();
    await choose('20183306');
    await typeCoins('188');
    await tap('button', '预约这份奖励');
    expect(await newest()).toMatchObject({ accountType: 1, tag: '生日奖励', money: 1880 });
    expect(address()).toMatch(/^#\/orderreward2\?id=/);
  });

  it('are not there for a WALLET session, which is told why', async () => {
    await freshApp('wallet-mode');
    await openApp('/transfer4', { sysType: 'WALLET' });
    expect(screen.getByText('你用钱包身份登录，只有一个个人账户，不能预约奖励。')).toBeInTheDocument();
    await tap('button', '预约祝福');
    expect(address()).toBe('#/transfer3');
  });

  it('are not there for somebody without an incentive account, who learns how to come by one', async () => {
    await openApp('/transfer4', { as: zhou });
    expect(screen.getByText('你还没有激励账户')).toBeInTheDocument();
    await tap('button', '申请激励账户');
    expect(address()).toBe('#/AccountApplyH5');
  });

  it('a WALLET member without an OA account is told so before anything is typed, and where to go on', async () => {
    await freshApp('no-oa');
    await openApp('/transfer3', { as: person(6).usercode, sysType: 'WALLET' });
    expect(screen.getByText('你还不能送龙币给同事')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^送给/ })).toBeNull();
    await tap('button', '打开付款码');
    expect(address()).toBe('#/paymentQRcode');
  });

  it('where a gateway does not say who has an OA account, the refusal of the booking does', async () => {
    await freshApp('no-oa');
    const silent = { username: '梁栖', usercode: person(6).usercode, userId: 'U1', jobCode: '1' };
    const value = JSON.stringify({ ...silent, mobile: '', email: '', avatar: '' });
    await fault({ call: 'queryUserInfo', kind: 'wrong-shape', value, times: 'always' });
    await openApp('/transfer3', { as: person(6).usercode, sysType: 'WALLET' });
    await choose('20183306');
    await typeCoins('8');
    fireEvent.click(save());
    await settled();
    expect(screen.getByText(/没有预约上：您没有 OA 账号，不能预约/)).toBeInTheDocument();
  });

  it('a negative incentive balance is shown as nothing and counted as what it is', async () => {
    await freshApp('poor');
    await openApp('/orderreward2');
    expect(screen.getByText('团队激励 · 余额 0.0')).toBeInTheDocument();
    expect(screen.getByText(/账户已透支 120\.0/)).toBeInTheDocument();
  });
});

describe('changing a booking', () => {
  beforeEach(() => freshApp('gifts'));

  it('begins with what it says, and leaves the draft of a new one alone', async () => {
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

  it('chooses its people in the same picker', async () => {
    await openApp('/transfer3?id=A-G4');
    await choose('20183306');
    await tap('button', '保存修改');
    expect((await bookings()).find(({ id }) => id === 'A-G4')).toMatchObject({ to: [zhou, chen] });
  });

  it('one that is over, or another’s, cannot be changed', async () => {
    await openApp('/transfer3?id=A-G9');
    expect(screen.getByText('这条预约不能再改')).toBeInTheDocument();
    await visit('/transfer3?id=nothing');
    expect(screen.getByText('没有找到这条预约')).toBeInTheDocument();
  });
});

describe('the records', () => {
  beforeEach(() => freshApp('gifts'));

  const rows = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('id='));

  it('list all bookings, what comes next first, and can be filtered', async () => {
    await openApp('/orderreward1');
    expect(rows()).toHaveLength(10);
    expect(rows()[0]).toHaveTextContent('陈思远 · 节日问候');
    fireEvent.click(screen.getByRole('radio', { name: '已取消 1' }));
    await settled();
    expect(rows()).toHaveLength(1);
    await reload();
    expect(screen.getByRole('radio', { name: '已取消 1' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: '进行中 0' }));
    await settled();
    expect(screen.getByText('这里没有预约')).toBeInTheDocument();
  });

  it('say which gifts will go unpaid, from when on, and how to save them', async () => {
    await openApp('/orderreward1');
    expect(screen.getByText('按预约先后送出，12/3 起有 2 份送不出')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /今天 2,680\.5；11\/24 2,492\.5；.*12\/3 还差/ }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('12/3 会送不出')).toHaveLength(2);
    await tap('button', /^补充 [\d.]+/);
    expect(address()).toBe('#/recharge');
  });

  it('cancel the one booking that saves most others, after a question', async () => {
    await openApp('/orderreward1');
    await tap('button', /^取消「陈思远、苏念」/);
    await tap('button', '先不取消');
    expect(sentCalls('cancel')).toHaveLength(0);
    await tap('button', /^取消「陈思远、苏念」/);
    await tap('button', '取消预约');
    expect((await bookings()).find(({ id }) => id === 'A-G6')?.cancelledAt).not.toBeNull();
    expect(screen.getByText(/的 \d+ 份都能送到/)).toBeInTheDocument();
  });

  it('cancel many at once in the edit tab, and name what was over already', async () => {
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
    expect(screen.getByText('周一航 · 里程碑已经结束，没有取消')).toBeInTheDocument();
    expect((await bookings()).filter(({ cancelledAt }) => cancelledAt !== null)).toHaveLength(3);
  });

  it('change one that was ticked', async () => {
    await openApp('/orderreward1?select=1');
    await tap('checkbox', /周一航 · 里程碑/);
    await tap('button', '修改');
    expect(address()).toBe('#/transfer3?id=A-G4');
  });

  describe('change several at once', () => {
    const sheet = () => within(screen.getByRole('dialog', { name: /^修改 \d 条预约$/ }));
    const saved = async (id: string) => (await bookings()).find((each) => each.id === id);
    const openSheet = async (...rows: RegExp[]) => {
      await openApp('/orderreward1?select=1');
      for (const row of rows) await tap('checkbox', row);
      await tap('button', `修改 ${rows.length} 条`);
    };
    const milepost = /周一航 · 里程碑/;
    const ofTwo = /陈思远、苏念 · 里程碑/;
    const withLeaver = /陈思远、苏念 · 节日问候/;

    it('in amount and blessing, told before what that comes to, and after a reload too', async () => {
      await openSheet(milepost, ofTwo);
      expect(address()).toBe('#/orderreward1?select=1&step=change');
      await typeCoins('100');
      expect(sheet().getByText('2 人，每次共 200.0')).toBeInTheDocument();
      expect(sheet().getByRole('status')).toHaveTextContent(/改后：未来一年的 \d+ 份都能送到/);
      await typeBlessing('一路有你');
      await tap('button', '保存 2 条修改');
      expect(await saved('A-G4')).toMatchObject({ money: 1000, text: '一路有你', to: [zhou] });
      expect(await saved('A-G6')).toMatchObject({ money: 1000, text: '一路有你', date: '2026-12-03' });
      expect(await saved('A-G7')).toMatchObject({ money: 280, text: '小小心意' });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(address()).toBe('#/orderreward1?select=1');
      expect(screen.getByText('选择要修改或取消的预约')).toBeInTheDocument();
      await tap('button', '完成');
      expect(screen.getByText(/的 \d+ 份都能送到/)).toBeInTheDocument();
      fireEvent.click(screen.getByRole('tab', { name: '日历' }));
      await settled();
      expect(screen.queryByRole('button', { name: /会送不出/ })).toBeNull();
      await reload();
      expect(screen.queryByRole('button', { name: /会送不出/ })).toBeNull();
    });

    it('leaving as it is what is not filled in', async () => {
      await openSheet(milepost, ofTwo);
      await typeBlessing('一路有你');
      await tap('button', '保存 2 条修改');
      expect(await saved('A-G4')).toMatchObject({ money: 880, text: '一路有你' });
      expect(await saved('A-G6')).toMatchObject({ money: 11_600, text: '一路有你' });
    });

    it('not with nothing, a wrong amount or too long a blessing', async () => {
      await openSheet(milepost, ofTwo);
      await tap('button', '保存 2 条修改');
      expect(sheet().getByRole('button', { name: '金额和祝福至少填一项' })).toBeInTheDocument();
      await typeCoins('10001');
      expect(sheet().getByRole('button', { name: /每次每人.*10,000/ })).toBeInTheDocument();
      await typeBlessing('福'.repeat(41));
      expect(sheet().getByText(/41.*40/)).toBeInTheDocument();
      expect(sentCalls('update')).toHaveLength(0);
    });

    it('one that is refused is named with its reason and stays ticked with what was typed; the others are saved', async () => {
      await openSheet(milepost, withLeaver);
      await typeCoins('50');
      await typeBlessing('一路有你');
      await tap('button', '保存 2 条修改');
      expect(await saved('A-G4')).toMatchObject({ money: 500, text: '一路有你' });
      expect(await saved('A-G5')).toMatchObject({ money: 990 });
      expect(sheet().getByRole('alert')).toHaveTextContent(
        /^陈思远、苏念 · 节日问候没有改：.*已离职或没有 OA 账号/,
      );
      expect(sheet().getByRole('textbox', { name: '写句祝福' })).toHaveValue('一路有你');
      expect(sheet().getByText('50.0')).toBeInTheDocument();

      // Once nothing stands in its way, only that one is sent again.
      await changeWorld((state) => ({ ...state, leavers: [] }));
      await tap('button', '保存 1 条修改');
      expect(await saved('A-G5')).toMatchObject({ money: 500 });
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

    it('one without an answer is sent again under its key, and those behind it wait', async () => {
      await openSheet(milepost, ofTwo);
      await typeCoins('50');
      await fault({ call: 'appointmentUpdate', kind: 'drop', when: 'after', times: 'always' });
      await tap('button', '保存 2 条修改');
      await pass(10_000);
      expect(sheet().getByRole('alert')).toHaveTextContent(/没有收到回音.*还没有发出/);
      expect(await saved('A-G6')).toMatchObject({ money: 11_600 });
      await heal();
      await tap('button', '保存 2 条修改');
      expect(await saved('A-G6')).toMatchObject({ money: 500 });
      const keys = sentCalls('update').map(({ key }) => key);
      expect(new Set(keys).size).toBe(2);
    });

    it('and what was typed is still there after the sheet was closed', async () => {
      await openSheet(milepost, ofTwo);
      await typeBlessing('一路有你');
      await tap('button', '收起');
      expect(address()).toBe('#/orderreward1?select=1');
      await tap('button', '修改 2 条');
      expect(sheet().getByRole('textbox', { name: '写句祝福' })).toHaveValue('一路有你');
    });

    it('keeping what was being written on the page of one of them', async () => {
      await openApp('/transfer3?id=A-G4');
      await typeBlessing('写了一半');
      cleanup();
      await openSheet(milepost, ofTwo);
      await typeCoins('50');
      await tap('button', '保存 2 条修改');
      expect(await saved('A-G4')).toMatchObject({ money: 500, text: '项目上线，辛苦啦' });
      await visit('/transfer3?id=A-G4');
      expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue('写了一半');
      expect(screen.getByText('50.0')).toBeInTheDocument();
    });
  });

  it('show a month with its days marked, which the keyboard goes through', async () => {
    await openApp('/orderreward1?view=calendar');
    const day = (name: RegExp) => screen.getByRole('button', { name });
    expect(day(/^12 月 3 日 周四，2 份，2 份会送不出$/)).toHaveAttribute('tabindex', '0');
    expect(screen.getByText('排在后面，当天不送')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('grid', { name: '2026 年 12 月' }), { key: 'PageUp' });
    await settled();
    expect(screen.getByRole('grid', { name: '2026 年 11 月' })).toBeInTheDocument();
    expect(day(/^11 月 24 日 周二，1 份$/)).toHaveFocus();
    const grid = screen.getByRole('grid');
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    await settled();
    expect(day(/^11 月 26 日 周四，2 份，有人收到两份$/)).toHaveFocus();
    expect(screen.getByText('周一航这天会收到两份')).toBeInTheDocument();
    fireEvent.click(day(/^11 月 29 日/));
    await settled();
    expect(screen.getByText('陈思远已离职或没有 OA 账号，会跳过')).toBeInTheDocument();
  });

  it('show the days that are over: what was paid, what was not in red, and who was skipped', async () => {
    // 陈思远, who is the only one of a gift of tomorrow, leaves today.
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings.map((each) =>
        each.id === 'A-G7' ? { ...each, date: '2026-11-22', to: [person(2).usercode] } : each,
      ),
    }));
    vi.setSystemTime(Date.now() + 6 * 86_400_000);
    await openApp('/orderreward1?view=calendar');
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'PageUp' });
    await settled();
    const day = (name: RegExp) => screen.getByRole('button', { name });
    const marked = (name: RegExp) => day(name).dataset['mark'];
    expect(marked(/^11 月 19 日 周四，1 份没送出$/)).toBe('missed');
    expect(marked(/^11 月 24 日 周二，1 份已送出$/)).toBe('done');
    expect(marked(/^11 月 22 日 周日，1 份跳过了$/)).toBe('skipped');
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
    expect(screen.getByRole('button', { name: '再送一次' })).toBeInTheDocument();
  });

  it('stand without the days that are over where those cannot be had', async () => {
    await fault({ call: 'appointmentRuns', kind: 'code', value: '7777', times: 'always' });
    await openApp('/orderreward1?view=calendar');
    expect(screen.getByRole('button', { name: /^12 月 3 日 周四，2 份/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offer those whom one gives to most often, with nothing booked', async () => {
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

  it('offer birthdays of colleagues one has given to, with nothing booked', async () => {
    await openApp('/orderreward1?view=calendar');
    const grid = () => screen.getByRole('grid');
    const forgotten = () => screen.queryAllByRole('button', { name: /的生日还没预约$/ });
    for (let month = 0; month < 12 && forgotten().length === 0; month += 1) {
      fireEvent.keyDown(grid(), { key: 'PageDown' });
      await settled();
    }
    const [first] = forgotten();
    const name = /，(.{2,3})的生日还没预约$/.exec(first?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    if (first !== undefined) fireEvent.click(first);
    await settled();
    await tap('button', `预约给${name}`);
    expect(address()).toBe('#/transfer3');
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent(name);
  });

  it('say where there is nothing yet', async () => {
    await nobodyBooked();
    await openApp('/orderreward1');
    expect(screen.getByText('还没有预约')).toBeInTheDocument();
    await tap('button', '定时祝福');
    expect(address()).toBe('#/transfer3');
  });

  it('say what went wrong, and try again', async () => {
    await fault({ call: 'appointmentList', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/orderreward1');
    expect(screen.getByText('没能打开预约，你的龙币都在')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(rows()).toHaveLength(10);
  });

  it('leave as a calendar file, without blessings', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:calendar';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openApp('/orderreward1');
    await tap('button', /^导出到日历/);
    const file = (await made[0]?.text()) ?? '';
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(8);
    expect(file.replace(/\r\n /g, '')).toContain('SUMMARY:节日问候 · 陈思远 · 每人 188.0 龙币');
    expect(file).toContain('RRULE:FREQ=MONTHLY');
    expect(file).not.toMatch(/节日快乐|1\d{10}/);
  });
});

describe('one booking', () => {
  beforeEach(() => freshApp('gifts'));

  it('shows what it is, its days to come, and the notices about it', async () => {
    await openApp('/orderreward1?id=A-G6');
    expect(screen.getByText('2026 年 12 月 3 日 周四')).toBeInTheDocument();
    expect(screen.getByText('还差 80.5')).toBeInTheDocument();
    expect(screen.getByText('十年有你')).toBeInTheDocument();
    await visit('/orderreward1?id=A-G1');
    expect(screen.getByText('送给苏念的“里程碑”没有送出：余额不足，还差 36.5 龙币。')).toBeInTheDocument();
  });

  it('one that is not there leads to all of them', async () => {
    await openApp('/orderreward1?id=nothing');
    await tap('button', '看预约记录');
    expect(address()).toBe('#/orderreward1');
  });

  it('can be cancelled, after a question', async () => {
    await openApp('/orderreward1?id=A-G2');
    await tap('button', '取消预约');
    const question = within(screen.getByRole('dialog', { name: '取消这条预约？' }));
    fireEvent.click(question.getByRole('button', { name: '取消预约' }));
    await settled();
    expect(screen.getByText('已取消')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '修改' })).toBeNull();
  });
});

describe('paying again what a run could not pay', () => {
  beforeEach(() => freshApp('gifts'));

  const transfers = async () => (await gatewayState()).transfers;
  const sheet = () => within(screen.getByRole('dialog', { name: '再送一次' }));
  const openSheet = async () => {
    await openApp('/orderreward1?id=A-G1');
    await tap('button', '再送一次');
  };

  it('pays once for many taps, and says so in the record', async () => {
    await openSheet();
    expect(sheet().getByText('个人账户，送出后余 2,560.5')).toBeInTheDocument();
    const button = sheet().getByRole('button', { name: '确认送出 120.0 龙币' });
    for (let taps = 0; taps < 5; taps += 1) fireEvent.click(button);
    await settled();
    expect(sentCalls('payAgain')).toHaveLength(1);
    expect(await transfers()).toMatchObject([{ from: me, to: [person(4).usercode], money: 1200 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: /11 月 19 日.*已送出/ })).toBeInTheDocument();
  });

  it('says what is missing, and where to get it', async () => {
    await changeWorld((state) => ({
      ...state,
      ledger: { ...state.ledger, deltas: { [`XF:${me}`]: tenths(-26_000) } },
    }));
    await openSheet();
    expect(sheet().getByText('余额不足，还差 39.5。补上后再来送。')).toBeInTheDocument();
    await tap('button', '去补充');
    expect(address()).toBe('#/recharge');
    expect(sentCalls('payAgain')).toHaveLength(0);
  });

  it.each([
    ['was paid', 'after' as const, '已送出'],
    ['never arrived', 'before' as const, '没送出'],
  ])('asks by its key where the answer is lost and it %s', async (_, when, shown) => {
    await fault({ call: 'appointmentPayAgain', kind: 'drop', when, times: 'always' });
    await openSheet();
    fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
    await pass(20_000);
    expect(await transfers()).toHaveLength(when === 'after' ? 1 : 0);
    if (when === 'before') {
      expect(sheet().getByText('没有送出，龙币没有变动，可以再试')).toBeInTheDocument();
      await heal();
      fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
      await settled();
      expect(await transfers()).toHaveLength(1);
      expect(new Set(sentCalls('payAgain').map(({ key }) => key)).size).toBe(1);
    } else {
      expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
    }
  });

  it('takes up after a reload what was under way, and sends nothing anew', async () => {
    await fault({ call: 'appointmentPayAgain', kind: 'hang', when: 'after' });
    await openSheet();
    fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
    await settled();
    await heal();
    await reload();
    await pass(90_000);
    expect(sentCalls('payAgain')).toHaveLength(1);
    expect(await transfers()).toHaveLength(1);
    expect(screen.getByText('已送出')).toBeInTheDocument();
  });

  it('is offered again at the next start, to the same person only, and sends nothing anew', async () => {
    await fault(
      { call: 'appointmentPayAgain', kind: 'hang', when: 'after' },
      { call: 'queryByIdempotencyKey', kind: 'hang', times: 'always' },
    );
    await openSheet();
    fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
    await settled();
    window.location.hash = '#/home';
    await reload();
    expect(screen.getByText('有一份预约再送还没有结果')).toBeInTheDocument();
    expect(screen.getByText(/送给苏念，合计 120\.0 龙币/)).toBeInTheDocument();
    await tap('button', '看看这份预约');
    expect(address()).toBe('#/orderreward1?id=A-G1');

    window.location.hash = '#/home';
    sessionGiven({ token: tokenOf(zhou), loginToken: tokenOf(zhou) });
    await reload();
    expect(screen.queryByText('有一份预约再送还没有结果')).toBeNull();

    await heal();
    sessionGiven({ token: tokenOf(me), loginToken: tokenOf(me) });
    await reload();
    await pass(20_000);
    expect(screen.getByText('心意已送到')).toBeInTheDocument();
    await tap('button', '查看转账');
    expect(address()).toMatch(/^#\/rewardDetail\?id=T/);
    expect(sentCalls('payAgain')).toHaveLength(1);
    expect(await transfers()).toHaveLength(1);
  });

  it('what the gateway refuses stands in the sheet', async () => {
    await fault({ call: 'appointmentPayAgain', kind: 'code', value: '5305', message: '这一次已经送出了' });
    await openSheet();
    fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
    await settled();
    expect(sheet().getByRole('alert')).toHaveTextContent('这一次已经送出了');
  });

  it('asks for the password where the amount needs it', async () => {
    await changeWorld((state) => ({
      ...state,
      runs: state.runs.map((run) => ({ ...run, amount: tenths(15_000) })),
    }));
    await openSheet();
    await tap('button', '确认送出 1,500.0 龙币');
    expect(screen.getByRole('group', { name: '密码键盘' })).toBeInTheDocument();
    expect(sentCalls('payAgain')).toHaveLength(0);
  });
});
