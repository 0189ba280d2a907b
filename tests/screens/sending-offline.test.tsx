import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { connectivityKnown } from '@/state/app-status';
import { confirm, fillTransfer, openConfirmation, tap, typeBlessing } from '../support/actions';
import { book, fillBooking } from '../support/bookings';
import { freshApp, openApp, settled } from '../support/render-app';
import { sentCalls } from '../support/screen-network';

const nothingSent = '网络不可用，没有提交，内容已保留';

const operations = [
  {
    what: 'a transfer',
    call: 'batchTransfer',
    prepare: async () => {
      await fillTransfer();
      await openConfirmation();
    },
    send: confirm,
    refusal: nothingSent,
  },
  {
    what: 'a booking',
    call: 'create',
    prepare: () => fillBooking(),
    send: () => book(),
    refusal: nothingSent,
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
    send: () => tap('button', '保存 2 条修改'),
    refusal: nothingSent,
  },
  {
    what: 'the opening of a red packet',
    call: 'redPacketOpen',
    prepare: () => openApp('/NBagDesc?id=K0000001'),
    send: () => tap('button', '打开红包'),
    refusal: '网络不可用，请联网后再打开',
  },
];

describe.each(operations)('$what', ({ call, prepare, send, refusal }) => {
  it('is sent although the browser says offline, because only the probe decides', async () => {
    await prepare();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await send();
    expect(sentCalls(call)).not.toHaveLength(0);
    expect(screen.queryByText(refusal)).toBeNull();
  });

  it('is not sent once the probe has failed, although the browser says online, and says so until the line is back', async () => {
    await prepare();
    act(() => connectivityKnown(false));
    await send();
    expect(sentCalls(call)).toHaveLength(0);
    expect(screen.getByText(refusal)).toBeInTheDocument();
    act(() => connectivityKnown(true));
    await settled();
    expect(screen.queryByText(refusal)).toBeNull();
    act(() => connectivityKnown(false));
    expect(screen.queryByText(refusal)).toBeNull();
  });
});
