import { describe, expect, it } from 'vitest';
import { lifeScenesFor, scenes, scenesByGroup } from '@/domain/life/scenes';
import { screens } from '@/domain/screens';

const all = (sysType: 'LONGCOIN' | 'WALLET') => scenesByGroup(sysType).flatMap(([, names]) => names);
const offered = (sysType: 'LONGCOIN' | 'WALLET') => all(sysType).map((name) => scenes[name].to);

describe('the scenes of a session', () => {
  it('are all of them for staff, each in one group', () => {
    expect(all('LONGCOIN').sort()).toEqual(Object.keys(scenes).sort());
  });

  it('of a member’s wallet have no transfers, rewards, bookings, approvals and applications', () => {
    for (const missing of [
      '/transfer1',
      '/transfer2',
      '/transfer3',
      '/orderreward1',
      '/grantApprovalH5',
      '/AccountApplyH5',
    ]) {
      expect(offered('LONGCOIN')).toContain(missing);
      expect(offered('WALLET')).not.toContain(missing);
    }
    expect(scenesByGroup('WALLET').map(([group]) => group)).not.toContain('give');
  });

  it('let a member pay, exchange, shop, ride and play', () => {
    expect(offered('WALLET')).toEqual(
      expect.arrayContaining([
        '/paymentQRcode',
        '/integralExchange',
        '/secKillingHome',
        '/newDidiHome',
        '/answerHome',
      ]),
    );
  });

  it('lead to addresses that have a screen', () => {
    expect(offered('LONGCOIN').filter((address) => !(address in screens))).toEqual([]);
  });

  it('of the life home are nine, with a link to all', () => {
    expect(lifeScenesFor('LONGCOIN')).toHaveLength(9);
    expect(lifeScenesFor('WALLET')).toHaveLength(9);
  });
});
