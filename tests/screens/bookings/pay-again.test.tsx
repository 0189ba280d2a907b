import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { person } from '@/mocks/core/people';
import { sessionGiven } from '@/state/session';
import { address, tap } from '../../support/actions';
import { me, zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault, sentCalls, transfers } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

describe('paying again for a failed run', () => {
  beforeEach(() => freshApp('gifts'));

  const sheet = () => within(screen.getByRole('dialog', { name: '补送' }));
  const openSheet = async () => {
    await openApp('/orderreward1?id=A-G1');
    await tap('button', '补送');
  };

  it('pays once for many taps, and records it', async () => {
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

  it('states how much is missing, and how to get it', async () => {
    await changeWorld((state) => ({
      ...state,
      ledger: { ...state.ledger, deltas: { [`XF:${me}`]: tenths(-26_000) } },
    }));
    await openSheet();
    expect(sheet().getByText('余额不足，还差 39.5，补充后再送。')).toBeInTheDocument();
    await tap('button', '去补充');
    expect(address()).toBe('#/recharge');
    expect(sentCalls('payAgain')).toHaveLength(0);
  });

  it.each([
    ['was paid', 'after' as const, '已送出'],
    ['never arrived', 'before' as const, '没送出'],
  ])('looks up the payment by its key when the answer is lost and it %s', async (_, when, shown) => {
    await fault({ call: 'appointmentPayAgain', kind: 'drop', when, times: 'always' });
    await openSheet();
    fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
    await pass(20_000);
    expect(await transfers()).toHaveLength(when === 'after' ? 1 : 0);
    if (when === 'before') {
      expect(sheet().getByText('没有送出，龙币没有变动，可以再试一次')).toBeInTheDocument();
      await clearFaults();
      fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
      await settled();
      expect(await transfers()).toHaveLength(1);
      expect(new Set(sentCalls('payAgain').map(({ key }) => key)).size).toBe(1);
    } else {
      expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
    }
  });

  it('resumes an open payment after a reload, and sends nothing again', async () => {
    await fault({ call: 'appointmentPayAgain', kind: 'hang', when: 'after' });
    await openSheet();
    fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
    await settled();
    await clearFaults();
    await reload();
    await pass(90_000);
    expect(sentCalls('payAgain')).toHaveLength(1);
    expect(await transfers()).toHaveLength(1);
    expect(screen.getByText('已送出')).toBeInTheDocument();
  });

  it('is resumed at the next start for the same person only, and sends nothing again', async () => {
    await fault(
      { call: 'appointmentPayAgain', kind: 'hang', when: 'after' },
      { call: 'queryByIdempotencyKey', kind: 'hang', times: 'always' },
    );
    await openSheet();
    fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
    await settled();
    window.location.hash = '#/home';
    await reload();
    expect(screen.getByText('有一份补送还没有结果')).toBeInTheDocument();
    expect(screen.getByText(/送给苏念，合计 120\.0 龙币/)).toBeInTheDocument();
    await tap('button', '查看这份预约');
    expect(address()).toBe('#/orderreward1?id=A-G1');

    window.location.hash = '#/home';
    sessionGiven({ token: tokenOf(zhou), loginToken: logInKeyOf(zhou) });
    await reload();
    expect(screen.queryByText('有一份补送还没有结果')).toBeNull();

    await clearFaults();
    sessionGiven({ token: tokenOf(me), loginToken: logInKeyOf(me) });
    await reload();
    await pass(20_000);
    expect(screen.getByText('心意已送到')).toBeInTheDocument();
    await tap('button', '查看转账');
    expect(address()).toMatch(/^#\/rewardDetail\?id=T/);
    expect(sentCalls('payAgain')).toHaveLength(1);
    expect(await transfers()).toHaveLength(1);
  });

  it('shows the gateway’s refusal in the sheet', async () => {
    await fault({ call: 'appointmentPayAgain', kind: 'code', value: '5305', message: '这一次已送出' });
    await openSheet();
    fireEvent.click(sheet().getByRole('button', { name: '确认送出 120.0 龙币' }));
    await settled();
    expect(sheet().getByRole('alert')).toHaveTextContent('这一次已送出');
  });

  it('requires the password when the amount needs it', async () => {
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
