import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { usualPassword, usualSecurity } from '@/mocks/payment-security/security';
import { main, tap, visit } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import {
  changeSecurity,
  chip,
  inMain,
  passwordPad,
  storedSecurity,
  toggle,
} from '../../support/payment-security';
import { openApp, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

const small = '/grantApprovalH5?id=FL-0000131';
const approve = '通过，发放 528.0 龙币';
const dialog = () => screen.getByRole('dialog');

async function confirm() {
  within(dialog()).getByRole('button', { name: approve }).click();
  await settled();
}

describe('an approval', () => {
  it('goes without the password within what is free of the day, and is counted in its scene', async () => {
    await openApp(small);
    await tap('button', approve);
    expect(dialog()).toHaveTextContent('这笔无需输入密码，今天还可免密付 3,000.0');
    await confirm();
    expect(main()).toHaveTextContent('发放中');
    await visit('/sceneLimitation?scene=approval');
    expect(screen.getByRole('heading', { level: 2, name: '审批发放' })).toBeInTheDocument();
    expect(inMain().getByText('今天 528.0')).toBeInTheDocument();
    expect(chip('1,000 龙币')).toBeChecked();
  });

  it('asks for the password once earlier approvals have used up the day, and says why', async () => {
    const earlier = { time: pinned, kind: 'approval', amount: tenths(25_000), free: true } as const;
    await changeSecurity({ paid: [earlier] });
    await openApp(small);
    await tap('button', approve);
    expect(dialog()).toHaveTextContent('下一步输入支付密码，今日免密额度不足，每日 3,000.0');
    await confirm();
    expect(passwordPad()).toHaveTextContent('今日免密额度不足，每日 3,000.0');
    await typePassword(usualPassword);
    expect(main()).toHaveTextContent('发放中');
    expect((await storedSecurity()).paid.map(({ amount, free }) => [amount, free])).toEqual([
      [25_000, true],
      [5_280, false],
    ]);
  });

  it.each([
    ['is off', { free: false, perPayment: tenths(10_000) }, '这类付款未开通免密'],
    ['allows less', { free: true, perPayment: tenths(5_000) }, '超过这类付款的免密额度 500.0'],
  ])('asks for the password where its scene %s', async (_, approval, reason) => {
    await changeSecurity({ scenes: { ...usualSecurity.scenes, approval } });
    await openApp(small);
    await tap('button', approve);
    expect(dialog()).toHaveTextContent(`下一步输入支付密码，${reason}`);
  });
});

describe('the scene of approvals', () => {
  it('says what it is about', async () => {
    await openApp('/sceneAuthorize');
    expect(toggle(/^审批发放 ?通过发放、拨付和再次发放，不输密码/)).toBeChecked();
  });

  it('is none of a member’s wallet', async () => {
    await openApp('/sceneAuthorize', { sysType: 'WALLET' });
    expect(toggle(/^商城/)).toBeChecked();
    expect(screen.queryByRole('switch', { name: /^审批发放/ })).toBeNull();
    await visit('/sceneLimitation?scene=approval');
    expect(screen.getByRole('heading', { level: 2, name: '打车' })).toBeInTheDocument();
  });
});
