import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { agreements } from '@/mocks/agreements/agreement-texts';
import { usualPassword, usualSecurity, withSecurity } from '@/mocks/payment-security/security';
import { languageChosen } from '@/state/preferences';
import { address, main, tap, visit } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { changeSecurity, toggle } from '../../support/payment-security';
import { exchangeSheet, typeCoins } from '../../support/points';
import { openApp, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

seeEverything();

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** A person who has agreed to a version, with the scene on or off. */
async function agreed(free: boolean, version: string = agreements.redemption.version): Promise<void> {
  const exchange = { ...usualSecurity.scenes.exchange, free };
  await changeWorld((state) => ({
    ...withSecurity(state, me, { scenes: { ...usualSecurity.scenes, exchange } }),
    authorisations: { ...state.authorisations, redemption: { [me]: { version, time: pinned } } },
  }));
}

const exchangeSwitch = () => screen.queryByRole('switch', { name: /^积分兑换/ });
const wayToAgreement = /^积分兑换 ?先同意免密兑换协议$/;

/** The words about the password on the sheet of an exchange of 100 coins. */
async function sheetOfExchange(): Promise<string> {
  await visit('/integralExchange');
  await typeCoins('100');
  await tap('button', /^兑换 [\d,]+ 积分$/);
  return exchangeSheet().getByText(/输入/).textContent;
}

describe('the scene of exchanges without the consent in force', () => {
  const missing = [
    ['nothing was agreed to', () => Promise.resolve()],
    ['an older version was agreed to', () => agreed(true, '0.1')],
  ] as const;

  it.each(missing)('has the way to the agreement in place of its switch, where %s', async (_, prepare) => {
    await prepare();
    await openApp('/sceneAuthorize');
    expect(exchangeSwitch()).toBeNull();
    await tap('button', wayToAgreement);
    expect(address()).toBe('#/settingAuth3');
  });

  it.each(missing)('has the same on the page of its limit, where %s', async (_, prepare) => {
    await prepare();
    await openApp('/sceneLimitation?scene=exchange');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(main()).toHaveTextContent('每次验密码');
    await tap('button', /^免密支付 ?先同意免密兑换协议$/);
    expect(address()).toBe('#/settingAuth3');
  });

  it.each(missing)(
    'counts as off among the limits, in the settings and on the sheet, where %s',
    async (_, prepare) => {
      await prepare();
      await openApp('/payLimitation');
      const row = screen.getByRole('link', { name: /^积分兑换/ });
      expect(row).toHaveTextContent('积分兑换先同意免密兑换协议每次验密码');
      await visit('/settingNew');
      expect(screen.getByRole('button', { name: /^场景授权/ })).toHaveTextContent('4 个场景免密');
      expect(await sheetOfExchange()).toContain('下一步输入支付密码，这类付款未开通免密');
    },
  );

  it('says so in English', async () => {
    languageChosen('en-US');
    await openApp('/sceneAuthorize');
    await settled();
    await tap('button', /^Points exchange ?First agree to the no-password redemption agreement$/);
    expect(address()).toBe('#/settingAuth3');
  });

  it('says why it was not switched on after the consent was withdrawn elsewhere, and shows the way to it', async () => {
    await agreed(false);
    await openApp('/sceneAuthorize');
    await changeWorld((state) => ({
      ...state,
      authorisations: { ...state.authorisations, redemption: {} },
    }));
    await tapSwitch();
    await typePassword(usualPassword);
    expect(screen.getByRole('alert')).toHaveTextContent('保存失败，限额不变：请先同意免密兑换协议');
    expect(screen.getByRole('button', { name: wayToAgreement })).toBeInTheDocument();
  });
});

async function tapSwitch(): Promise<void> {
  toggle(/^积分兑换/).click();
  await settled();
}

describe('the page of an agreement in force', () => {
  it('says that the scene still has to be switched on, which then holds everywhere', async () => {
    await openApp('/settingAuth3');
    expect(main()).not.toHaveTextContent('积分兑换免密');
    await tap('button', '同意免密兑换');
    await tap('button', /^积分兑换免密 ?同意后还需打开，打开前每次都要验证 ?去打开$/);
    expect(address()).toBe('#/sceneAuthorize');
    await tapSwitch();
    await typePassword(usualPassword);
    expect(toggle(/^积分兑换/)).toBeChecked();
    await visit('/settingNew');
    expect(screen.getByRole('button', { name: /^场景授权/ })).toHaveTextContent('5 个场景免密');
    await visit('/settingAuth3');
    await tap('button', /^积分兑换免密 ?已开通，每笔不超过 100.0 龙币 ?调整$/);
    expect(address()).toBe('#/sceneLimitation?scene=exchange');
    expect(await sheetOfExchange()).toContain('这笔无需输入密码');
  });

  it('names the limit of all payments where that is lower than the one of the scene', async () => {
    await agreed(true);
    await changeSecurity({
      free: { ...usualSecurity.free, perPayment: usualSecurity.scenes.taxi.perPayment },
    });
    await openApp('/settingAuth3');
    expect(main()).toHaveTextContent('已开通，每笔不超过 80.0 龙币');
  });

  it('leads to the limits where payments without password are off', async () => {
    await agreed(true);
    await changeSecurity({ free: { ...usualSecurity.free, enabled: false } });
    await openApp('/settingAuth3');
    await tap('button', /^积分兑换免密 ?免密支付未开启，每次都要验证 ?去打开$/);
    expect(address()).toBe('#/payLimitation');
  });

  it('can be withdrawn from while it is not known whether the scene is on, and asks again', async () => {
    await agreed(true);
    await fault({ call: 'free/select', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/settingAuth3');
    expect(main()).toHaveTextContent('免密是否开通查询失败');
    expect(screen.getByRole('button', { name: '撤回同意' })).toBeEnabled();
    await clearFaults();
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('已开通，每笔不超过 100.0 龙币');
  });

  it('switches the scene off everywhere as soon as it is withdrawn from', async () => {
    await agreed(true);
    await openApp('/sceneAuthorize');
    expect(toggle(/^积分兑换/)).toBeChecked();
    await visit('/settingAuth3');
    await tap('button', '撤回同意');
    const dialog = within(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toHaveTextContent('积分兑换的免密同时关闭');
    dialog.getByRole('button', { name: '撤回同意' }).click();
    await settled();
    expect(main()).not.toHaveTextContent('积分兑换免密');
    await visit('/sceneAuthorize');
    expect(exchangeSwitch()).toBeNull();
    expect(await sheetOfExchange()).toContain('下一步输入支付密码，这类付款未开通免密');
  });
});
