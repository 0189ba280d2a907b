import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { paymentKinds } from '@/domain/payment/payment-need';
import { usualPassword, usualSecurity } from '@/mocks/payment-security/security';
import { main, tap } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import {
  changeSecurity,
  chip,
  goBack,
  inMain,
  passwordPad,
  press,
  storedSecurity,
  toggle,
} from '../../support/payment-security';
import { openApp, pass, settled } from '../../support/render-app';
import { enterCode, newestCode, otherThan, typePassword } from '../../support/secrets';

const wrong = otherThan(usualPassword);

describe('/payLimitation', () => {
  it.each(paymentKinds)(
    'shows every coin of today beside the sum of the day, also of the kind %s',
    async (kind) => {
      await changeSecurity({
        free: { enabled: true, perPayment: tenths(2_000), perDay: tenths(5_000) },
        paid: [
          { time: pinned, kind, amount: tenths(286), free: true },
          { time: pinned, kind: 'mall', amount: tenths(500), free: true },
        ],
      });
      await openApp('/payLimitation');
      const used = /今天已用 ([\d.,]+)/.exec(inMain().getByRole('img').getAttribute('aria-label') ?? '');
      const parts = [...main().textContent.matchAll(/今天(?:免密用了)? ([\d.,]+)/g)].map(([, part]) =>
        Number(part),
      );
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Number(used?.[1]));
    },
  );

  it('shows what is left without the password today, and links each limit to its change', async () => {
    await changeSecurity({
      free: { enabled: true, perPayment: tenths(2_000), perDay: tenths(5_000) },
      paid: [
        { time: pinned, kind: 'taxi', amount: tenths(286), free: true },
        { time: pinned, kind: 'mall', amount: tenths(1_400), free: true },
        { time: pinned, kind: 'transfer', amount: tenths(3_160), free: false },
      ],
    });
    await openApp('/payLimitation');
    expect(inMain().getByText('331.4')).toBeInTheDocument();
    expect(inMain().getByText('已用 168.6，共 2 笔')).toBeInTheDocument();
    expect(inMain().getByRole('img', { name: '每天 500.0，今天已用 168.6' })).toBeInTheDocument();
    expect(chip('200 龙币')).toBeChecked();
    const limit = (name: RegExp) => inMain().getByRole('link', { name });
    expect(limit(/每笔最多付 ?可设 100–10,000.*2,000\.0/)).toHaveAttribute(
      'href',
      '#/setLimitation?which=payment',
    );
    expect(limit(/每天最多付 ?今天已付 484\.6.*5,000\.0/)).toHaveAttribute(
      'href',
      '#/setLimitation?which=day',
    );
    expect(limit(/打车 ?今天 28\.6 ?每笔不超过 80\.0/)).toHaveAttribute(
      'href',
      '#/sceneLimitation?scene=taxi',
    );
    expect(limit(/充值与卡券 ?未开通免密.*每次验密码/)).toBeInTheDocument();
    expect(limit(/^场景授权/)).toHaveAttribute('href', '#/sceneAuthorize');
  });

  it('lowers a limit at once, and shows the change only after the gateway has confirmed it', async () => {
    await fault({ call: 'free/save', kind: 'delay', value: 1_000 });
    await openApp('/payLimitation');
    await press(chip('100 龙币'));
    expect(chip('100 龙币')).toHaveAttribute('aria-busy', 'true');
    expect(chip('1,000 龙币')).toBeChecked();
    await press(chip('50 龙币'));
    await press(toggle('免密支付'));
    await pass(1_100);
    await settled();
    expect(chip('100 龙币')).toBeChecked();
    expect(sentCalls('save')).toHaveLength(1);
    expect((await storedSecurity()).free.perPayment).toBe(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('raises a limit only after the right password, by the one call it was typed for', async () => {
    await changeSecurity({ free: { ...usualSecurity.free, perPayment: tenths(1_000) } });
    await openApp('/payLimitation');
    await press(chip('500 龙币'));
    expect(within(passwordPad()).getByText('每笔免密额度调高到 500.0 龙币')).toBeInTheDocument();
    await typePassword(wrong);
    expect(within(passwordPad()).getByRole('alert')).toHaveTextContent('密码不对，还可以试 4 次');
    expect(sentCalls('save')).toEqual([]);
    await typePassword(usualPassword);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chip('500 龙币')).toBeChecked();
    expect(window.location.hash).toBe('#/payLimitation');
    await press(chip('1,000 龙币'));
    expect(passwordPad()).toBeInTheDocument();
  });

  it('closes the password step by back, and changes nothing', async () => {
    await changeSecurity({ free: { ...usualSecurity.free, enabled: false } });
    await openApp('/payLimitation');
    expect(inMain().getByText('未开启，每笔都要输入支付密码')).toBeInTheDocument();
    await press(toggle('免密支付'));
    expect(within(passwordPad()).getByText('开启免密支付')).toBeInTheDocument();
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toggle('免密支付')).not.toBeChecked();
    expect(window.location.hash).toBe('#/payLimitation');
  });

  it('switches payments without password off at once, and on again with the password', async () => {
    await openApp('/payLimitation');
    await press(toggle('免密支付'));
    expect(toggle('免密支付')).not.toBeChecked();
    await press(toggle('免密支付'));
    await typePassword(usualPassword);
    expect(toggle('免密支付')).toBeChecked();
    expect((await storedSecurity()).free.enabled).toBe(true);
  });

  it('keeps the former value when a change fails, and states the reason', async () => {
    await fault({ call: 'free/save', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/payLimitation');
    await press(toggle('免密支付'));
    expect(screen.getByRole('alert')).toHaveTextContent('保存失败，限额不变：系统维护中');
    expect(toggle('免密支付')).toBeChecked();
    await clearFaults();
    await press(toggle('免密支付'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(toggle('免密支付')).not.toBeChecked();
  });

  it('moves along the limits by arrow keys without choosing one', async () => {
    await openApp('/payLimitation');
    const chosen = chip('1,000 龙币');
    chosen.focus();
    fireEvent.keyDown(chosen, { key: 'ArrowLeft' });
    await settled();
    expect(chip('500 龙币')).toHaveFocus();
    expect(chosen).toBeChecked();
    expect(sentCalls('save')).toEqual([]);
  });

  it('says that there is no password, and requires a code instead', async () => {
    await changeSecurity({ password: null, free: { ...usualSecurity.free, enabled: false } });
    await openApp('/payLimitation');
    expect(screen.getByRole('note')).toHaveTextContent('还没有设置支付密码，调高限额需要短信验证码');
    await press(toggle('免密支付'));
    expect(window.location.hash).toBe('#/verificationCode?for=limits&which=free');
    await enterCode(await newestCode());
    expect(window.location.hash).toBe('#/payLimitation');
    expect(toggle('免密支付')).toBeChecked();
    await tap('button', '去设置');
    expect(window.location.hash).toBe('#/setPassword');
  });

  it('says that the password is locked, and until when', async () => {
    await changeSecurity({ lockedUntil: pinned + 30 * 60_000 });
    await openApp('/payLimitation');
    expect(screen.getByRole('note')).toHaveTextContent('支付密码已锁定至 10:11，调高限额需要短信验证码');
    await tap('button', '重新设置');
    expect(screen.getByRole('heading', { name: '请先确认是你本人操作' })).toBeInTheDocument();
  });

  it('is available to a WALLET member too', async () => {
    await openApp('/payLimitation', { sysType: 'WALLET' });
    expect(inMain().getByText('3,000.0')).toBeInTheDocument();
  });
});
