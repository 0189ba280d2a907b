import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '@/mocks/accounts/balances';
import { personal } from '@/mocks/core/ledger';
import { address, goBack, main, tap } from '../../support/actions';
import { liang, me } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  moveClock,
  sentCalls,
} from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const prize = (name: string) =>
  screen.getAllByRole('listitem').find((row) => within(row).queryByRole('heading', { name }) !== null) ??
  main();

const claimed = async () => (await gatewayState()).prizeClaims.filter(({ prize: id }) => id >= 'W001');
const coins = async () => balanceOf(await gatewayState(), personal(me));

describe('/activityPrize', () => {
  it('lists the prizes, newest first, each with its state', async () => {
    await openApp('/activityPrize');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual([
      '降噪耳机',
      '50 龙币',
      '龙井茶礼盒',
      '下午茶券',
      '保温壶',
      '话费直减券',
      '晴雨伞',
    ]);
    expect(prize('降噪耳机')).toHaveTextContent('一币夺宝 · 11 月 20 日抽中12 月 5 日前领取领取');
    expect(prize('下午茶券')).toHaveTextContent('还剩 2 天可领取');
    expect(prize('龙井茶礼盒')).toHaveTextContent('寄送中');
    expect(prize('保温壶')).toHaveTextContent('已送达');
    expect(prize('保温壶')).toHaveTextContent(
      '寄到林晓禾 138****2111浙江省杭州市西湖区桐荫路 52 号桐荫里 2 幢 603',
    );
    expect(prize('话费直减券')).toHaveTextContent('已放进卡券');
    expect(prize('晴雨伞')).toHaveTextContent('已过期');
    expect(prize('晴雨伞')).toHaveTextContent('10 月 27 日前没有领取');
  });

  it('sends goods to the default address, and keeps that address on the prize', async () => {
    await openApp('/activityPrize');
    await tap('button', '领取降噪耳机');
    const sheet = screen.getByRole('dialog', { name: '领取奖品' });
    expect(sheet).toHaveTextContent('林晓禾138****2111默认浙江省杭州市西湖区云杉中心 3 号楼，前台代收');
    await tap('button', '确认领取');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('领取成功，等待寄送')).toBeInTheDocument();
    expect(prize('降噪耳机')).toHaveTextContent('寄送中');
    await changeWorld((state) => ({ ...state, addresses: [] }));
    await reload();
    expect(prize('降噪耳机')).toHaveTextContent('云杉中心 3 号楼，前台代收');
  });

  it('sends goods to another address that was chosen on the page of addresses', async () => {
    await openApp('/activityPrize');
    await tap('button', '领取降噪耳机');
    await tap('link', /更换|收货地址/);
    expect(address()).toBe('#/addressInformation?for=prize');
    expect(screen.getByRole('button', { name: /云杉中心/ })).toHaveAttribute('aria-pressed', 'true');
    await tap('button', /桐荫里/);
    expect(address()).toMatch(/^#\/activityPrize\?step=claim-/);
    expect(screen.getByRole('dialog')).toHaveTextContent('桐荫路 52 号桐荫里 2 幢 603');
    await reload();
    expect(screen.getByRole('dialog')).toHaveTextContent('桐荫路 52 号桐荫里 2 幢 603');
    await tap('button', '确认领取');
    expect(prize('降噪耳机')).toHaveTextContent('桐荫路 52 号桐荫里 2 幢 603');
  });

  it('asks for an address where none is saved, and claims nothing without it', async () => {
    await changeWorld((state) => ({ ...state, addresses: [] }));
    await openApp('/activityPrize');
    await tap('button', '领取降噪耳机');
    expect(screen.getByRole('link', { name: /请设置收货地址/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '请先设置收货地址' })).toBeDisabled();
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('pays coins into the account once, however often it is tapped', async () => {
    const before = await coins();
    await openApp('/activityPrize');
    const claim = screen.getByRole('button', { name: '领取50 龙币' });
    act(() => {
      claim.click();
      claim.click();
    });
    await settled();
    expect(sentCalls('claimAward')).toHaveLength(1);
    expect(prize('50 龙币')).toHaveTextContent('已到账');
    expect(await coins()).toBe(before + 500);
  });

  it('pays coins once where the answer is lost and the page is opened again', async () => {
    const before = await coins();
    await fault({ call: 'claimAward', kind: 'drop', when: 'after', times: 'always' });
    await openApp('/activityPrize');
    await tap('button', '领取50 龙币');
    await pass(8_000);
    await clearFaults();
    await reload();
    await pass(8_000);
    expect(prize('50 龙币')).toHaveTextContent('已到账');
    expect(await coins()).toBe(before + 500);
  });

  it('says that another page has claimed it, and shows the claim', async () => {
    await openApp('/activityPrize');
    await changeWorld((state) => ({
      ...state,
      prizeClaims: [...state.prizeClaims, { prize: 'W001002', owner: me, time: Date.now(), address: null }],
    }));
    await tap('button', '领取50 龙币');
    expect(prize('50 龙币')).toHaveTextContent('已到账');
    expect((await claimed()).filter(({ prize: id }) => id === 'W001002')).toHaveLength(1);
  });

  it('refuses a prize whose term has passed meanwhile', async () => {
    await openApp('/activityPrize');
    await moveClock(4 * 86_400_000);
    await tap('button', '领取下午茶券');
    expect(prize('下午茶券')).toHaveTextContent('已过期');
  });

  it('says that coins need an account, and leaves the prize to be claimed', async () => {
    await changeWorld((state) => ({ ...state, withoutAccount: [me] }));
    await openApp('/activityPrize');
    await tap('button', '领取50 龙币');
    expect(within(prize('50 龙币')).getByRole('alert')).toHaveTextContent('您还没有龙币账户');
    expect(screen.getByRole('button', { name: '领取50 龙币' })).toBeEnabled();
  });

  it('lets a wallet member without an OA account claim', async () => {
    await openApp('/activityPrize', { as: liang, sysType: 'WALLET' });
    await tap('button', '领取50 龙币');
    expect(prize('50 龙币')).toHaveTextContent('已到账');
  });

  it('lets one winner follow the other with the name masked, until it is paused', async () => {
    await openApp('/activityPrize');
    const line = screen.getByRole('region', { name: '中奖喜报' });
    expect(line).toHaveTextContent(/^\*+\S 抽中了降噪耳机$/);
    await pass(3_000);
    expect(line).toHaveTextContent('抽中了20 龙币');
    fireEvent.click(within(line).getByRole('button', { name: '暂停播报' }));
    await pass(9_000);
    expect(line).toHaveTextContent('抽中了20 龙币');
    expect(line.querySelector('[aria-live]')).toBeNull();
  });

  it('has words and a way for somebody without prizes', async () => {
    await openApp('/activityPrize', { as: 'LX100031' });
    expect(main()).toHaveTextContent('还没有奖品');
    await tap('button', '看看活动');
    expect(address()).toBe('#/allActivity');
  });

  it('says that the prizes could not be read, and tries again', async () => {
    await fault({ call: 'award', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/activityPrize');
    expect(screen.getByRole('alert')).toHaveTextContent('奖品加载失败，奖品都还在');
    await tap('button', '再试一次');
    expect(prize('降噪耳机')).toHaveTextContent('领取');
  });
});
