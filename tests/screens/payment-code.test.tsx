import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maskCode } from '@/domain/mask';
import { merchant, personal } from '@/mocks/core/ledger';
import { codeIssued } from '@/mocks/pay-by-code/payment-codes';
import { usualPassword } from '@/mocks/payment-security/security';
import { tap } from '../support/actions';
import { me } from '../support/mock-gateways';
import { freshApp, openApp, pass, reload, settled } from '../support/render-app';
import {
  changeWorld,
  charge,
  fault,
  gatewayState,
  giveUpCharge,
  heal,
  moveClock,
  newestPaymentCode,
  sentCalls,
} from '../support/screen-network';
import { enterCode, newestCode, typePassword } from '../support/secrets';

const shop = '云杉咖啡';
const card = () => screen.getByRole('region', { name: '向商家付款' });
const qrCode = () => within(card()).queryByRole('img', { name: '付款二维码' });
const sheet = () => within(screen.getByRole('dialog', { name: '确认付款' }));
const noSheet = () => screen.queryByRole('dialog', { name: '确认付款' }) === null;
const broken = { kind: 'code', value: '7777', message: '系统维护中', times: 'always' } as const;

let isHidden = false;
let isThere = true;

beforeEach(() => {
  isHidden = false;
  isThere = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch')),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function hide(hidden: boolean): Promise<void> {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange'));
  await settled();
}

async function connect(there: boolean): Promise<void> {
  isThere = there;
  if (there) await heal();
  else await fault({ call: '*', kind: 'drop', times: 'always' });
  fireEvent(window, new Event(there ? 'online' : 'offline'));
  await settled();
}

/** The page holds out the newest code, and no other. */
async function expectNewest(): Promise<string> {
  const code = await newestPaymentCode();
  expect(within(card()).getByText(maskCode(code))).toBeInTheDocument();
  expect(qrCode()).not.toBeNull();
  return code;
}

function expectNone(why: string): void {
  expect(qrCode()).toBeNull();
  expect(screen.queryByRole('img', { name: /^付款/ })).toBeNull();
  expect(within(card()).getByRole('status')).toHaveTextContent(why);
}

/** What the payer lost and the shop got, in tenths. */
async function moved(): Promise<[lost: number, got: number]> {
  const { deltas } = (await gatewayState()).ledger;
  return [0 - (deltas[personal(me)] ?? 0), deltas[merchant(shop)] ?? 0];
}

/** A till asks for more than goes without the password. */
async function waitForPassword(): Promise<string> {
  await openApp('/paymentQRcode');
  const code = await newestPaymentCode();
  expect(await charge(3_000)).toBe('password');
  await pass(2_000);
  return code;
}

describe('the payment code', () => {
  it('is shown as bar code, QR code and masked digits, which can be read out', async () => {
    await openApp('/paymentQRcode');
    const code = await expectNewest();
    expect(screen.getByRole('img', { name: '付款条形码' })).toBeInTheDocument();
    await tap('button', '查看数字');
    expect(within(card()).getByText(code.replace(/(.{4})(?=.)/g, '$1 '))).toBeInTheDocument();
  });

  it('is enlarged by a tap, and small again by Esc', async () => {
    await openApp('/paymentQRcode');
    await tap('button', '放大付款码');
    const large = screen.getByRole('dialog', { name: '付款码' });
    expect(within(large).getByRole('img', { name: '付款二维码' })).toBeInTheDocument();
    fireEvent.keyDown(large, { key: 'Escape' });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is renewed 5 s before it lapses, with no moment without one', async () => {
    await openApp('/paymentQRcode');
    const first = await expectNewest();
    await pass(50_000);
    expect(await expectNewest()).toBe(first);
    for (let second = 0; second < 8; second += 1) {
      await pass(1_000);
      expect(qrCode()).not.toBeNull();
    }
    expect(await expectNewest()).not.toBe(first);
    expect(sentCalls('paymentCode')).toHaveLength(2);
  });

  it('is gone once it lapsed, where the next one does not come; that one is shown as soon as it is there', async () => {
    await openApp('/paymentQRcode');
    await fault({ call: 'paymentCode', kind: 'status', value: 500, times: 'always' });
    await pass(58_000);
    expect(qrCode()).not.toBeNull();
    await pass(3_000);
    expectNone('付款码没有取到，正在重试');
    await heal();
    await pass(6_000);
    await expectNewest();
  });

  it('that hangs is given up after 8 s and asked for anew', async () => {
    await fault({ call: 'paymentCode', kind: 'hang' });
    await openApp('/paymentQRcode');
    expectNone('正在取付款码');
    await pass(8_000);
    expectNone('付款码没有取到，正在重试');
    await pass(3_000);
    await settled();
    await expectNewest();
  });

  it('that is refused is not asked for again by itself; the reason is said, with a way to try again', async () => {
    await fault({ call: 'paymentCode', ...broken });
    await openApp('/paymentQRcode');
    expectNone('系统维护中');
    await pass(20_000);
    expect(sentCalls('paymentCode')).toHaveLength(1);
    await heal();
    await tap('button', '再试一次');
    await expectNewest();
  });

  it('is hidden while the page is out of view, and another one when it is back', async () => {
    await openApp('/paymentQRcode');
    const first = await expectNewest();
    await tap('button', '放大付款码');
    await hide(true);
    expectNone('离开页面时，付款码会藏起来');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(120_000);
    expect(sentCalls('paymentCode')).toHaveLength(1);
    await hide(false);
    expect(await expectNewest()).not.toBe(first);
    expect(screen.getByRole('dialog', { name: '付款码' })).toBeInTheDocument();
  });

  it('is not shown without a network, however long it would still live, and is there again with it', async () => {
    await openApp('/paymentQRcode');
    await connect(false);
    expectNone('请联网后出示');
    await pass(70_000);
    expectNone('请联网后出示');
    await connect(true);
    await pass(1_000);
    await expectNewest();
  });

  it('notices by itself that the network is gone', async () => {
    await openApp('/paymentQRcode');
    isThere = false;
    await fault({ call: '*', kind: 'drop', times: 'always' });
    await pass(8_000);
    expectNone('请联网后出示');
  });

  it.each([
    ['slow', 3_600_000],
    ['fast', -3_600_000],
  ])('lives as long on a phone whose clock is an hour %s', async (_, offset) => {
    await moveClock(offset);
    await openApp('/paymentQRcode');
    const first = await expectNewest();
    await pass(50_000);
    expect(await expectNewest()).toBe(first);
    await pass(7_000);
    expect(await expectNewest()).not.toBe(first);
    expect(sentCalls('paymentCode')).toHaveLength(2);
  });

  it('is shown the moment it comes, where the page stood before any answer said that the phone is an hour fast', async () => {
    await moveClock(-3_600_000);
    await fault({ call: '*', kind: 'delay', value: 250, times: 'always' });
    await openApp('/paymentQRcode');
    expectNone('正在取付款码');
    await pass(700);
    await expectNewest();
  });

  it('that another phone holds out is not shown here until somebody wants it here', async () => {
    await openApp('/paymentQRcode');
    await changeWorld((state) => codeIssued(state, me, 0, Date.now()).state);
    await pass(8_000);
    expectNone('付款码正在另一个页面或手机上出示');
    await pass(120_000);
    expect(sentCalls('paymentCode')).toHaveLength(1);
    await tap('button', '在这里出示');
    await expectNewest();
    await pass(20_000);
    await expectNewest();
  });

  it('is kept nowhere on the device', async () => {
    await openApp('/paymentQRcode');
    const code = await expectNewest();
    const kept = [localStorage, sessionStorage]
      .flatMap((store) => Object.keys(store).map((name) => store.getItem(name)))
      .join();
    expect(kept + window.location.href).not.toContain(code);
  });

  it('pays from the personal account; why the other one does not is said', async () => {
    await openApp('/paymentQRcode');
    await tap('button', /个人账户付款/);
    const choice = within(screen.getByRole('dialog', { name: '用哪个账户付款' }));
    expect(choice.getByText('激励账户的龙币只用来奖励同事')).toBeInTheDocument();
    expect(choice.getByText('余额 2,680.5 龙币')).toBeInTheDocument();
  });

  it('has no choice of accounts in a wallet session', async () => {
    await openApp('/paymentQRcode', { sysType: 'WALLET' });
    await expectNewest();
    expect(within(card()).getByText('余额 2,680.5 龙币 · 免密单笔 ≤ 200')).toBeInTheDocument();
    expect(within(card()).queryByRole('button', { name: /个人账户付款/ })).toBeNull();
  });

  it.each(['LONGCOIN', 'WALLET'] as const)(
    'leads whoever has no account to one, in a %s session',
    async (sysType) => {
      await freshApp('no-account');
      await openApp('/paymentQRcode', { sysType });
      if (sysType === 'LONGCOIN') await tap('button', '知道了');
      expect(screen.getByText('还没有龙币账户')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: '激活账户' })).toBeInTheDocument();
      expect(screen.queryByRole('img', { name: /^付款/ })).toBeNull();
    },
  );

  it('is not there for somebody who has left', async () => {
    await freshApp('departed-me');
    await openApp('/paymentQRcode');
    expect(screen.getByRole('alert')).toHaveTextContent(/离职/);
    expect(screen.queryByRole('img', { name: /^付款/ })).toBeNull();
  });
});

describe('a till that scans it', () => {
  it('is paid, and the page shows whom, how much and what is left, once', async () => {
    await openApp('/paymentQRcode');
    expect(await charge(180)).toBe('paid');
    await pass(2_000);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    expect(screen.getByText('2,662.5 龙币')).toBeInTheDocument();
    await tap('button', '再付一笔');
    await pass(6_000);
    await expectNewest();
  });

  it('leaves a result that is there after a reload, and does not come back afterwards', async () => {
    await openApp('/paymentQRcode');
    await charge(180);
    await pass(2_000);
    await settled();
    await reload();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    await tap('button', '再付一笔');
    await pass(6_000);
    await expectNewest();
  });

  it('that scanned while the page was out of view is seen when it is back', async () => {
    await openApp('/paymentQRcode');
    await hide(true);
    await charge(180);
    await hide(false);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
  });

  it.each([
    ['more than one payment may be', 20_001, '超过每笔限额', '看限额'],
    ['more than there is', 300_000, '余额不足', null],
  ])('is refused %s, with the reason here and another code', async (_, money, reason, way) => {
    await openApp('/paymentQRcode');
    const first = await newestPaymentCode();
    await charge(money);
    await pass(2_000);
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByRole('button', { name: '看限额' })).toEqual(way === null ? null : expect.anything());
    expect(await expectNewest()).not.toBe(first);
    await pass(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(sentCalls('paymentCode')).toHaveLength(2);
    expect(await moved()).toEqual([0, 0]);
  });

  it('and was shown an old code is turned away, which is said here', async () => {
    await openApp('/paymentQRcode');
    const photo = await newestPaymentCode();
    await hide(true);
    await hide(false);
    await pass(6_000);
    expect(await charge(180, photo)).toBe('replaced');
    await pass(2_000);
    expect(screen.getByRole('alert')).toHaveTextContent('云杉咖啡扫到一张旧的付款码，可能是截图，没有收款');
    await expectNewest();
    expect(await moved()).toEqual([0, 0]);
  });
});

describe('a till that waits for its payer', () => {
  it('is paid with the password, once however often it is tapped', async () => {
    await waitForPassword();
    expectNone('收银台在等这一笔付款');
    expect(sheet().getByText('300.0')).toBeInTheDocument();
    expect(sheet().getByText(/超过这类付款的免密额度 200\.0/)).toBeInTheDocument();
    const pay = sheet().getByRole('button', { name: '付款 300.0 龙币' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    await settled();
    await typePassword(usualPassword);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    expect(sentCalls('payPaymentCode')).toHaveLength(1);
    expect(await moved()).toEqual([3_000, 3_000]);
  });

  it('is told that nothing will be paid, and the next code is there', async () => {
    const first = await waitForPassword();
    await tap('button', '不付了');
    await pass(100);
    expect(noSheet()).toBe(true);
    const { orders } = (await gatewayState()).paymentCodes;
    expect(orders.map(({ state }) => state)).toEqual(['cancelled']);
    expect(screen.getByText('付给云杉咖啡的这笔已取消，龙币没有变动')).toBeInTheDocument();
    expect(await expectNewest()).not.toBe(first);
  });

  it('that could not be told still waits, and so does the sheet', async () => {
    await waitForPassword();
    await fault({ call: 'cancelPaymentCode', kind: 'drop', times: 'always' });
    await tap('button', '不付了');
    await pass(3_000);
    expect(screen.getByText('没能告诉收银台，请再试')).toBeInTheDocument();
    await heal();
    await tap('button', '不付了');
    await pass(100);
    expect(noSheet()).toBe(true);
  });

  it('and gives up takes the sheet away, and is not paid', async () => {
    await waitForPassword();
    await giveUpCharge();
    await pass(2_000);
    await settled();
    expect(noSheet()).toBe(true);
    expect(screen.getByText('付给云杉咖啡的这笔已取消，龙币没有变动')).toBeInTheDocument();
    await expectNewest();
  });

  it('and gives up while the password is typed is not paid either', async () => {
    await waitForPassword();
    await tap('button', '付款 300.0 龙币');
    await giveUpCharge();
    await typePassword(usualPassword);
    await pass(3_000);
    expect(noSheet()).toBe(true);
    expect(await moved()).toEqual([0, 0]);
  });

  it('waits on while the payer looks for a code in another app', async () => {
    await waitForPassword();
    await tap('button', '付款 300.0 龙币');
    await tap('button', '用短信验证码');
    await hide(true);
    await pass(30_000);
    await hide(false);
    await enterCode(await newestCode());
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    expect(await moved()).toEqual([3_000, 3_000]);
  });

  it('is paid once where the answer was lost, and the result is found', async () => {
    await waitForPassword();
    await fault({ call: 'payPaymentCode', kind: 'drop', when: 'after', times: 3 });
    await tap('button', '付款 300.0 龙币');
    await typePassword(usualPassword);
    await pass(10_000);
    await settled();
    expect(screen.getByText('已付给云杉咖啡')).toBeInTheDocument();
    expect(await moved()).toEqual([3_000, 3_000]);
  });

  it('lets its sheet be closed while nobody knows the outcome, which then stands on the page', async () => {
    await waitForPassword();
    await fault({ call: 'payPaymentCode', kind: 'hold' });
    await tap('button', '付款 300.0 龙币');
    await typePassword(usualPassword);
    await pass(40_000);
    expect(sheet().getByText(/没有收到回音/)).toBeInTheDocument();
    await tap('button', '收起');
    expect(noSheet()).toBe(true);
    expect(screen.getByText('还有一笔付款没有结果')).toBeInTheDocument();
    expect(sentCalls('cancelPaymentCode')).toEqual([]);
  });

  it('is found again after a reload in the middle, and paid once', async () => {
    await waitForPassword();
    await fault({ call: 'payPaymentCode', kind: 'drop', when: 'after' });
    await fault({ call: 'queryPaymentCode', ...broken });
    await tap('button', '付款 300.0 龙币');
    await typePassword(usualPassword);
    expect(sheet().getByText('正在付款')).toBeInTheDocument();
    await reload();
    await pass(10_000);
    await settled();
    await tap('button', '看结果');
    expect(screen.getByText('2,380.5 龙币')).toBeInTheDocument();
    expect(sentCalls('payPaymentCode')).toHaveLength(1);
    expect(await moved()).toEqual([3_000, 3_000]);
  });

  it('that is refused says why, and closing tells the till', async () => {
    await waitForPassword();
    await fault({ call: 'payPaymentCode', kind: 'code', value: '5110', message: '余额不足，付不了这一笔' });
    await tap('button', '付款 300.0 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(sheet().getByRole('alert')).toHaveTextContent('余额不足，付不了这一笔');
    await tap('button', '关闭');
    expect(noSheet()).toBe(true);
    expect((await gatewayState()).paymentCodes.orders.map(({ state }) => state)).toEqual(['cancelled']);
  });
});
