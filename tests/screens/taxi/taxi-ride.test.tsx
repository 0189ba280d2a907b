import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { address, main, tap, visit } from '../../support/actions';
import { fault, moveClock, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';
import { routeChosen, trips } from '../../support/taxi-screens';

const home = '/newDidiHome';
const status = () => within(main()).getByRole('status').textContent;
/** Six hours later streets are empty and prices lower. */
const afternoon = 5 * 3_600_000;

async function bookNow(): Promise<void> {
  await tap('button', /^叫车 · 预估/);
}

beforeEach(async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
  await moveClock(afternoon);
  routeChosen();
});

describe('a ride', () => {
  it('is ordered at the shown price, found, driven and paid, and says each state', async () => {
    await openApp(home);
    expect(
      screen.getByRole('img', { name: '地图：从云杉中心 3 号楼到杭州机场的路线，往东南 25.2 公里' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('radio').map((each) => each.textContent)).toHaveLength(3);
    await tap('button', /^叫车 · 预估/);
    expect(status()).toBe('正在找司机');
    await pass(24_000);
    expect(status()).toBe('司机正在赶来');
    expect(screen.getByRole('heading', { name: '司机 3 分钟后到' })).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /^地图：司机正往云杉中心 3 号楼来，还有 .+，车在东北边$/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '打电话' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:170/),
    );
    await pass(180_000);
    expect(status()).toBe('司机到了');
    await pass(60_000);
    expect(status()).toBe('正在路上');
    await moveClock(afternoon + 3 * 3_600_000);
    await pass(5_000);
    expect(status()).toBe('已到达，等你付款');
    await tap('button', /^支付 /);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^付款 / }));
    await settled();
    if (screen.queryByRole('dialog') !== null) await typePassword(usualPassword);
    await settled();
    expect(address()).toMatch(/^#\/didiPaySuccess\?id=T/);
    expect((await trips())[0]?.state).toBe('paid');
  });

  it('is found again by an app that was closed, and by the classic page as well', async () => {
    await openApp(home);
    await bookNow();
    await reload();
    expect(status()).toBe('正在找司机');
    await visit('/didiHome');
    expect(status()).toBe('正在找司机');
    expect(await trips()).toHaveLength(1);
  });

  it('makes one trip of two taps, and of a lost answer whose order is sent again', async () => {
    await openApp(home);
    await fault({ call: 'book', kind: 'drop', when: 'after', times: 3 });
    const button = screen.getByRole('button', { name: /^叫车 · 预估/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await pass(5_000);
    await settled();
    expect(await trips()).toHaveLength(1);
    expect(new Set(sentCalls('book').map(({ key }) => key)).size).toBe(1);
    expect(status()).toBe('正在找司机');
  });

  it('is cancelled for nothing at first, and for the fee that the question names later', async () => {
    await openApp(home);
    await bookNow();
    await tap('button', /^取消叫车/);
    expect(screen.getByRole('dialog')).toHaveTextContent('现在取消不收费，用的券会退回。');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消叫车' }));
    await settled();
    expect(status()).toBe('行程已取消');
    expect(screen.getByText('没有产生费用，用的券已退回')).toBeInTheDocument();
    await tap('button', '再叫一辆');
    await bookNow();
    await pass(150_000);
    expect(screen.getByRole('button', { name: '取消叫车 现在取消收 3.0' })).toBeInTheDocument();
    await tap('button', /^取消叫车/);
    expect(screen.getByRole('dialog')).toHaveTextContent('取消要付 3.0 龙币');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消叫车' }));
    await settled();
    await tap('button', '支付 3.0 龙币');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '付款 3.0 龙币' }));
    await settled();
    expect((await trips())[1]).toMatchObject({ state: 'cancelled', cancelFee: 30 });
    expect((await trips())[1]?.at.paid).not.toBeNull();
  });

  it('that no driver takes says so after five minutes, and another car can be ordered', async () => {
    await moveClock(16 * 3_600_000);
    await openApp(home);
    fireEvent.click(screen.getByRole('radio', { name: /商务六座/ }));
    await settled();
    await bookNow();
    await pass(304_000);
    expect(status()).toBe('暂时没有司机接单');
    await tap('button', '再叫一辆');
    expect(screen.getByRole('button', { name: /^叫车 · 预估/ })).toBeEnabled();
  });

  it('shows what the company pays and what is left, before it is ordered', async () => {
    await openApp(home);
    await tap('button', /个人账户支付/);
    const sheet = within(screen.getByRole('dialog', { name: '谁来付' }));
    expect(sheet.getByRole('radio', { name: /接待客户/ })).toHaveTextContent('这座城市不能用');
    fireEvent.click(sheet.getByRole('radio', { name: /外出办事/ }));
    await settled();
    fireEvent.click(screen.getByRole('radio', { name: /商务六座/ }));
    await settled();
    expect(screen.getByRole('button', { name: /外出办事 · 公司付/ })).toHaveTextContent(
      '公司付 24.0，自己付',
    );
    await bookNow();
    expect((await trips())[0]?.estimate.company).toBe(240);
  });

  it('keeps what was chosen and written when ordering fails, and says why', async () => {
    await openApp(home);
    fireEvent.change(screen.getByRole('textbox', { name: '给司机捎句话' }), { target: { value: '有箱子' } });
    await fault({ call: 'book', kind: 'code', value: '5811', message: '你还有一段行程没结束' });
    await bookNow();
    expect(screen.getByRole('alert')).toHaveTextContent('你还有一段行程没结束');
    await reload();
    expect(screen.getByRole('textbox', { name: '给司机捎句话' })).toHaveValue('有箱子');
    expect(await trips()).toEqual([]);
  });

  it('stands where it was seen last while no answer comes, with the time of it', async () => {
    await openApp(home);
    await bookNow();
    await pass(24_000);
    await fault({ call: 'orderCheck', kind: 'code', value: '7777', message: '维护中', times: 'always' });
    await pass(8_000);
    expect(screen.getByRole('alert')).toHaveTextContent('连不上网，这是 14:41 的行程');
    expect(screen.getByText(/^开了/)).toBeInTheDocument();
  });

  it('has the emergency call and the plate in its safety centre', async () => {
    await openApp(home);
    await bookNow();
    await pass(24_000);
    await tap('button', '安全中心');
    const sheet = within(screen.getByRole('dialog', { name: '安全中心' }));
    expect(sheet.getByRole('link', { name: '拨打 110 报警' })).toHaveAttribute('href', 'tel:110');
    expect(sheet.getByText(/^浙A·/)).toBeInTheDocument();
  });

  it('of a wallet member without an OA account is paid alone, as no company rule is offered', async () => {
    await freshApp('no-oa');
    routeChosen();
    await openApp(home, { as: 'LX100007', sysType: 'WALLET' });
    await tap('button', /个人账户支付/);
    expect(within(screen.getByRole('dialog')).getAllByRole('radio')).toHaveLength(1);
  });
});
