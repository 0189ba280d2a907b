import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '@/state/session';
import { tap } from '../../support/actions';
import { changeWorld, clearFaults, fault } from '../../support/gateways/screen-network';
import { assign, shownPage, watchExits } from '../../support/redirects';
import { openApp } from '../../support/render-app';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/exit-host')).theHost,
}));
watchExits();

describe('/activity-transfer and /channel-transfer', () => {
  it('redirect to a page of the app, under the channel that the home configuration names', async () => {
    await openApp('/activity-transfer?activity=newcomer');
    expect(shownPage()).toBe('/transfer1');
    expect(useSession.getState()).toMatchObject({ buCode: 'B0002', channel: 'ACT2' });
  });

  it('switch to the channel that the link names', async () => {
    await openApp('/channel-transfer?channel=CHGY');
    expect(shownPage()).toBe('/longballDetail');
    expect(useSession.getState()).toMatchObject({ buCode: 'B0003', channel: 'CHGY' });
  });

  it('ask before they lead to a host that is not on the list, and stay when the person declines', async () => {
    await openApp('/activity-transfer?id=festival');
    await tap('button', '暂不离开');
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByText('你还在龙币钱包')).toBeInTheDocument();
    await tap('button', '立即前往');
    await tap('button', '前往 festival.longcoin.example');
    expect(assign).toHaveBeenCalledWith('https://festival.longcoin.example/hall');
  });

  it.each(['/activity-transfer?id=nothing', '/activity-transfer', '/channel-transfer?id=__proto__'])(
    '%s reports an unknown target, and links home',
    async (address) => {
      await openApp(address);
      expect(screen.getByRole('alert')).toHaveTextContent(/没有找到这个(活动|渠道)/);
      await tap('button', '返回首页');
      expect(shownPage()).toBe('/home');
    },
  );

  it('treat an activity that is over as unknown, and do not switch to its channel', async () => {
    const month = 31 * 86_400_000;
    await changeWorld((state) => ({ ...state, seed: { ...state.seed, epoch: state.seed.epoch - month } }));
    await openApp('/activity-transfer?id=newcomer');
    expect(screen.getByRole('alert')).toHaveTextContent('没有找到这个活动');
    expect(useSession.getState().channel).toBe('');
  });

  it('state why the target could not be resolved, and try again', async () => {
    await fault({ call: 'transferTarget', kind: 'wrong-shape', times: 'always' });
    await openApp('/channel-transfer?channel=CHZX');
    expect(screen.getByRole('alert')).toHaveTextContent('没能切换渠道');
    await clearFaults();
    await tap('button', '再试一次');
    expect(shownPage()).toBe('/home');
  });
});
