import { describe, expect, it } from 'vitest';
import { entrancesFor, moneyEntrances, pocketEntrances, serviceEntrances } from '@/domain/home/entrances';
import { href } from '@/domain/href';
import { sceneEntrance } from '@/domain/life/scenes';

describe('the entrances of a session', () => {
  it('leave out transfers, rewards and schedules in a member’s wallet', () => {
    const offered = [
      ...pocketEntrances('WALLET', false).map((name) => moneyEntrances[name].to),
      ...entrancesFor(serviceEntrances, 'WALLET').map(([, { to }]) => to),
    ];
    for (const missing of ['/transfer1', '/transfer2', '/transfer3', '/transfer4']) {
      expect(offered).not.toContain(missing);
    }
    expect(offered).toEqual(
      expect.arrayContaining(['/paymentQRcode', '/integralExchange', '/newDidiHome', '/answerHome']),
    );
  });

  it('are all services for staff', () => {
    expect(entrancesFor(serviceEntrances, 'LONGCOIN').map(([name]) => name)).toEqual(
      Object.keys(serviceEntrances),
    );
  });

  it.each([
    ['LONGCOIN', false, 'transfer'],
    ['LONGCOIN', true, 'reward'],
    ['WALLET', false, 'pay'],
    ['WALLET', true, 'pay'],
  ] as const)('of %s (team: %s) start with %s and are four', (sysType, team, first) => {
    const pocket = pocketEntrances(sysType, team);
    expect(pocket[0]).toBe(first);
    expect(new Set(pocket).size).toBe(4);
  });

  it('leads to the vouchers from /home as from all services', () => {
    const { to, query } = serviceEntrances.vouchers;
    expect(href(to, query)).toBe(sceneEntrance('vouchers').to);
    expect(query).toEqual({ tab: 'coupons' });
  });
});
