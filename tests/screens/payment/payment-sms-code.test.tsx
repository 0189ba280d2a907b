import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeRequested, pendingChange } from '@/areas/payment-security/state/limit-change';
import { tenths } from '@/domain/money';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { withSecurity } from '@/mocks/payment-security/security';
import { useCodesSent } from '@/state/codes-sent';
import { sessionGiven } from '@/state/session';
import { confirm, fillTransfer, inSheet, openConfirmation, tap } from '../../support/actions';
import { me, zhou } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  fault,
  gatewayState,
  sentCalls,
  transfers,
} from '../../support/gateways/screen-network';
import { reachPasswordStep } from '../../support/payment-steps';
import { pass, reload } from '../../support/render-app';
import { enterCode, newestCode, otherThan } from '../../support/secrets';

describe('a payment code by SMS', () => {
  it('sends the payment when it is right', async () => {
    await reachPasswordStep();
    await tap('button', '用短信验证码');
    expect(screen.getByText(/^已发送到尾号 \d{4} 的手机$/)).toBeInTheDocument();
    const { feed } = await gatewayState();
    expect(feed[0]?.text).toMatch(/用于付款 1,500\.0 龙币给\S+，/);
    await enterCode(await newestCode());
    expect(await transfers()).toHaveLength(1);
  });

  it('is required from a person without a password', async () => {
    await changeWorld((state) => withSecurity(state, me, { password: null }));
    await fillTransfer({ amount: '1500' });
    await openConfirmation();
    expect(inSheet().getByText('下一步输入短信验证码，超过每笔免密额度 1,000.0')).toBeInTheDocument();
    await confirm();
    await enterCode(await newestCode());
    expect(await transfers()).toHaveLength(1);
  });

  it('counts the attempts left, and has to be sent again after the last one', async () => {
    await reachPasswordStep();
    await tap('button', '用短信验证码');
    const bad = otherThan(await newestCode());
    await enterCode(bad);
    expect(screen.getByText('验证码不对，还可以试 4 次')).toBeInTheDocument();
    for (let turn = 0; turn < 4; turn += 1) await enterCode(bad);
    expect(screen.getByText('错误次数过多，请重新获取验证码')).toBeInTheDocument();
    await enterCode(await newestCode());
    expect(screen.getByText('验证码已失效，请重新获取')).toBeInTheDocument();
    expect(await transfers()).toEqual([]);
  });

  it('can be sent again after a minute, which a reload does not shorten', async () => {
    await reachPasswordStep();
    await tap('button', '用短信验证码');
    await pass(20_000);
    await reload();
    await confirm();
    await tap('button', '用短信验证码');
    expect(screen.getByText(/^(39|40) 秒后可以重新发送$/)).toBeInTheDocument();
    expect(sentCalls('sendCaptcha')).toHaveLength(1);
    await pass(41_000);
    await tap('button', '重新发送');
    expect(sentCalls('sendCaptcha')).toHaveLength(2);
  });

  it('reports that it could not be sent, and can be sent again', async () => {
    await fault({
      call: 'sendCaptcha',
      kind: 'code',
      value: '5214',
      message: '今天已发 10 条验证码，请明天再试',
    });
    await reachPasswordStep();
    await tap('button', '用短信验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('验证码发送失败');
    expect(screen.getByRole('alert')).toHaveTextContent('今天已发 10 条验证码');
    await tap('button', '获取验证码');
    await enterCode(await newestCode());
    expect(await transfers()).toHaveLength(1);
  });
});

it('and the change that waits for it are not available to the next person', async () => {
  await reachPasswordStep();
  await tap('button', '用短信验证码');
  changeRequested({ what: 'payment', to: tenths(90_000) }, Date.now());
  expect(useCodesSent.getState().codes).toHaveLength(1);
  sessionGiven({ token: tokenOf(zhou), loginToken: logInKeyOf(zhou) });
  await reload();
  expect(useCodesSent.getState().codes).toEqual([]);
  expect(pendingChange(Date.now())).toBeNull();
});
