import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { confirm, fillTransfer, inSheet, openConfirmation, tap } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, sentCalls, transfers } from '../../support/gateways/screen-network';
import { passwordPad } from '../../support/payment-security';
import { reachPasswordStep } from '../../support/payment-steps';
import { settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

describe('the notice about the password', () => {
  it('states before a payment within the free limits what is left of today', async () => {
    await fillTransfer();
    await openConfirmation();
    expect(inSheet().getByText('这笔无需输入密码，今天还可免密付 3,000.0')).toBeInTheDocument();
    expect(inSheet().getByRole('link', { name: '查看额度' })).toHaveAttribute('href', '#/payLimitation');
    await confirm();
    expect(await transfers()).toHaveLength(1);
  });

  it('states before a payment above the free limits which limit it exceeds', async () => {
    await fillTransfer({ amount: '1000.1' });
    await openConfirmation();
    expect(inSheet().getByText('下一步输入支付密码，超过每笔免密额度 1,000.0')).toBeInTheDocument();
  });

  it('counts what was paid without the password on the same day', async () => {
    await changeWorld((state) =>
      withSecurity(state, me, {
        paid: [{ time: pinned, kind: 'transfer', amount: tenths(29_000), free: true }],
      }),
    );
    await fillTransfer({ amount: '300' });
    await openConfirmation();
    expect(inSheet().getByText('下一步输入支付密码，今日免密额度不足，每日 3,000.0')).toBeInTheDocument();
  });

  it('states the limit of one payment, and does not start a payment above it', async () => {
    await fillTransfer({ amount: '2000.1' });
    await openConfirmation();
    expect(inSheet().getByText(/^超过每笔限额 2,000\.0 龙币/)).toBeInTheDocument();
    expect(inSheet().queryByRole('button', { name: /确认转出/ })).toBeNull();
    await tap('button', '返回修改');
    expect(sentCalls('batchTransfer')).toEqual([]);
  });

  it('is followed by the password step when it is unknown whether the password is needed', async () => {
    await fault({
      call: 'queryPayType',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await fillTransfer();
    await openConfirmation();
    expect(inSheet().getByText('没能确认是否需要密码')).toBeInTheDocument();
    await confirm();
    await typePassword(usualPassword);
    expect(await transfers()).toHaveLength(1);
  });
});

it('returns from the password step to the confirm sheet, with nothing sent', async () => {
  await reachPasswordStep();
  fireEvent.keyDown(passwordPad(), { key: 'Escape' });
  await settled();
  expect(inSheet().getByText(/^下一步输入支付密码/)).toBeInTheDocument();
  expect(await transfers()).toEqual([]);
});
