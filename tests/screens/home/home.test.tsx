import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sceneEntrance, scenesByGroup } from '@/domain/life/scenes';
import { scenes } from '@/messages/areas/scenes';
import { tap } from '../../support/actions';
import { clearFaults, fault, moveClock } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { freshApp, openApp, settled } from '../../support/render-app';

seeEverything();

describe('/home', () => {
  it('shows the balance, the coins that expire soon and the points', async () => {
    await openApp('/home');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.getByText('260.0 将于 30 天内到期')).toBeInTheDocument();
    expect(screen.getByText('3,260 积分')).toBeInTheDocument();
  });

  it('keeps the page when one part fails, and repairs that part at the next try', async () => {
    await fault({ call: 'queryUserExpireStatistics', kind: 'wrong-shape', times: 'always' });
    await openApp('/home');
    expect(screen.getByText('到期信息加载失败')).toBeInTheDocument();
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    await settled();
    expect(screen.getByText('260.0 将于 30 天内到期')).toBeInTheDocument();
  });

  it('says the day of the newest entries once that day is over', async () => {
    await moveClock(86_400_000);
    await openApp('/home');
    const card = screen.getByRole('heading', { name: '最近收支' }).closest('section') as HTMLElement;
    const entries = within(within(card).getByRole('list')).getAllByRole('listitem');
    for (const entry of entries) expect(entry).toHaveTextContent(/\d+ 月 \d+ 日 \d\d:\d\d · /);
  });

  it('tells a person without an account so, in an alert that has to be closed', async () => {
    await freshApp('no-account');
    await openApp('/home');
    await settled();
    expect(screen.getByRole('dialog', { name: '提示' })).toHaveTextContent('您还没有龙币账户');
  });
});

describe('all services on /home', () => {
  const services = () => {
    const card = screen.getByRole('heading', { name: '全部服务' }).closest('section');
    if (card === null) throw new Error('its heading stands in no card');
    return within(card);
  };
  const searchServices = (text: string) =>
    fireEvent.change(services().getByRole('searchbox', { name: '搜索场景' }), { target: { value: text } });

  it.each(['LONGCOIN', 'WALLET'] as const)(
    'list every entrance of a %s session, one group at a time',
    async (sysType) => {
      if (sysType === 'WALLET') await freshApp('wallet-mode');
      await openApp('/home', { sysType });
      const groups = scenesByGroup(sysType);
      expect(services().getAllByRole('radio')).toHaveLength(groups.length);
      for (const [group, names] of groups) {
        fireEvent.click(services().getByRole('radio', { name: scenes.groups[group] }));
        const tiles = within(services().getByRole('list')).getAllByRole('link');
        expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
          names.map((name) => `#${sceneEntrance(name).to}`),
        );
      }
      expect(services().getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '#/allScene');
    },
  );

  it('are searched without leaving the page, and a search without results leads back to all', async () => {
    await openApp('/home');
    searchServices('话费');
    await settled();
    expect(services().getByRole('status')).toHaveTextContent('找到 2 个场景');
    expect(services().getAllByRole('listitem')).toHaveLength(2);
    expect(services().getByRole('link', { name: /^话费/ })).toHaveAttribute('href', '#/rechargeNewTel');
    searchServices('火箭');
    expect(services().getByText('没有找到相关场景')).toBeInTheDocument();
    fireEvent.click(services().getByRole('button', { name: '查看全部场景' }));
    expect(services().getAllByRole('radio')[0]).toBeChecked();
  });
});
