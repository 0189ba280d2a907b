import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { usualPassword, usualSecurity } from '@/mocks/payment-security/security';
import { tap } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import {
  changeSecurity,
  chip,
  inMain,
  passwordPad,
  press,
  storedSecurity,
  toggle,
} from '../../support/payment-security';
import { openApp } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

describe('/sceneAuthorize and /sceneLimitation', () => {
  it('switch a scene off at once, and on with the password', async () => {
    await openApp('/sceneAuthorize');
    expect(toggle(/^打车 ?付车费和取消费，不输密码/)).toBeChecked();
    await press(toggle(/^打车/));
    expect(toggle(/^打车/)).not.toBeChecked();
    await press(toggle(/^充值与卡券/));
    expect(within(passwordPad()).getByText('开通充值与卡券免密，每笔不超过 100.0 龙币')).toBeInTheDocument();
    await typePassword(usualPassword);
    expect(toggle(/^充值与卡券/)).toBeChecked();
    const { scenes } = await storedSecurity();
    expect([scenes.taxi.free, scenes['top-up'].free]).toEqual([false, true]);
  });

  it('say that no scene applies when payments without password are off', async () => {
    await changeSecurity({ free: { ...usualSecurity.free, enabled: false } });
    await openApp('/sceneAuthorize');
    expect(screen.getByRole('note')).toHaveTextContent('免密支付未开启');
    await tap('button', '支付限额');
    expect(window.location.hash).toBe('#/payLimitation');
  });

  it('show a scene with what was paid in it today, and change its limit', async () => {
    await changeSecurity({ paid: [{ time: pinned, kind: 'mall', amount: tenths(980), free: true }] });
    await openApp('/sceneLimitation?scene=mall');
    expect(inMain().getByText('今天 98.0')).toBeInTheDocument();
    await press(chip('50 龙币'));
    expect(chip('50 龙币')).toBeChecked();
    await press(chip('200 龙币'));
    expect(within(passwordPad()).getByText('商城每笔免密额度调高到 200.0 龙币')).toBeInTheDocument();
    await typePassword(usualPassword);
    expect(chip('200 龙币')).toBeChecked();
    expect((await storedSecurity()).scenes.mall).toEqual({ free: true, perPayment: 2_000 });
  });

  it.each(['/sceneLimitation', '/sceneLimitation?scene=nothing'])(
    '%s shows the first scene, with links to the others',
    async (address) => {
      await openApp(address);
      expect(screen.getByRole('heading', { level: 2, name: '打车' })).toBeInTheDocument();
      expect(chip('80 龙币')).toBeChecked();
      await press(chip('积分兑换'));
      expect(window.location.hash).toBe('#/sceneLimitation?scene=exchange');
      expect(inMain().getByText('每次验密码')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '查看所有场景' })).toHaveAttribute('href', '#/sceneAuthorize');
    },
  );
});
