import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sharedMessages } from '@/messages/shared';
import { connectivityKnown } from '@/state/app-status';
import { fillTransfer, openConfirmation, tap, typeBlessing } from '../../support/actions';
import { fillBooking } from '../../support/bookings';
import { sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp } from '../../support/render-app';

const operations = [
  {
    what: 'a transfer',
    call: 'batchTransfer',
    prepare: async () => {
      await fillTransfer();
      await openConfirmation();
    },
    button: /确认转出/,
  },
  {
    what: 'a booking',
    call: 'create',
    prepare: async () => {
      await fillBooking();
      await tap('button', '预约这份祝福');
    },
    button: '确认预约',
  },
  {
    what: 'a change of several bookings',
    call: 'update',
    prepare: async () => {
      await freshApp('gifts');
      await openApp('/orderreward1?select=1');
      await tap('checkbox', /周一航 · 里程碑/);
      await tap('checkbox', /陈思远（客服中心）、苏念 · 里程碑/);
      await tap('button', '修改 2 条');
      await typeBlessing('一路有你');
    },
    button: '保存 2 条修改',
  },
  {
    what: 'the opening of a red packet',
    call: 'redPacketOpen',
    prepare: () => openApp('/NBagDesc?id=K0000001'),
    button: '打开红包',
  },
];

describe.each(operations)('$what', ({ call, prepare, button }) => {
  const sending = () => screen.getByRole('button', { name: button });

  it('is sent although the browser says offline, because only the probe decides', async () => {
    await prepare();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await tap('button', button);
    expect(sentCalls(call)).not.toHaveLength(0);
  });

  it('is not sent while the probe fails, although the browser says online, nor by itself after that; its button says why', async () => {
    await prepare();
    act(() => connectivityKnown(false));
    expect(sending()).toBeDisabled();
    expect(sending()).toHaveAccessibleDescription(sharedMessages.zh.offline);
    await tap('button', button);
    act(() => connectivityKnown(true));
    expect(sending()).toBeEnabled();
    expect(sending()).not.toHaveAccessibleDescription();
    expect(sentCalls(call)).toHaveLength(0);
  });
});
