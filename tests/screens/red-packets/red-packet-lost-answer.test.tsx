import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { main, tap } from '../../support/actions';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const luckyPacket = '/NBagDesc?id=K0000001';
const openedPackets = async () =>
  (await gatewayState()).packets.filter(({ taken }) => taken.some(({ usercode }) => usercode === 'LX100001'));

describe('a packet whose answer was lost', () => {
  it('is found by its key, and is shown as opened without a report of a failure', async () => {
    await openApp(luckyPacket);
    await fault({ call: 'redPacketOpen', kind: 'drop', when: 'after', times: 3 });
    await tap('button', '打开红包');
    await pass(5_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await settled();
    expect(main()).toHaveTextContent('已存入个人账户');
    expect(new Set(sentCalls('redPacketOpen').map(({ key }) => key)).size).toBe(1);
    expect((await gatewayState()).ledger.postings).toHaveLength(1);
  });

  it('is resumed after a reload, and not sent again', async () => {
    await openApp(luckyPacket);
    await fault({ call: 'redPacketOpen', kind: 'hold', when: 'after' });
    await tap('button', '打开红包');
    expect(screen.getByText('正在打开')).toBeInTheDocument();
    await pass(16_000);
    expect(main()).toHaveTextContent('仍在打开，请稍候');
    await reload();
    await pass(9_000);
    await settled();
    expect(main()).toHaveTextContent('已存入个人账户');
    expect(sentCalls('redPacketOpen')).toHaveLength(1);
  });

  it('is reported as unopened when the gateways never received it, and is sent again under the same key', async () => {
    await openApp(luckyPacket);
    await fault({ call: 'redPacketOpen', kind: 'drop', times: 'always' });
    await tap('button', '打开红包');
    await pass(15_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有打开，龙币还在红包里，可以再试一次');
    await clearFaults();
    await tap('button', '打开红包');
    expect(main()).toHaveTextContent('已存入个人账户');
    expect(new Set(sentCalls('redPacketOpen').map(({ key }) => key)).size).toBe(1);
    expect(await openedPackets()).toHaveLength(1);
  });
});
