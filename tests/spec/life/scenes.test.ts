import { describe, expect, it } from 'vitest';
import { lifeScenesFor, scenes, scenesByGroup, scenesFound } from '@/domain/life/scenes';
import { screens } from '@/domain/screens';
import { scenes as sceneTexts } from '@/messages/areas/scenes';

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

  it('are found by their name and by their description, and only when the session has them', () => {
    expect(scenesFound('LONGCOIN', sceneTexts.texts, ' 话费 ')).toEqual(['phone', 'topUp']);
    expect(scenesFound('LONGCOIN', sceneTexts.texts, '京东')).toEqual(['cards']);
    expect(scenesFound('LONGCOIN', sceneTexts.texts, '转账')).toEqual(['transfer', 'transferCentre']);
    expect(scenesFound('WALLET', sceneTexts.texts, '转账')).toEqual([]);
    expect(scenesFound('LONGCOIN', sceneTexts.texts, '没有这个')).toEqual([]);
  });

  it('of the life home are nine, with a link to all', () => {
    expect(lifeScenesFor('LONGCOIN')).toHaveLength(9);
    expect(lifeScenesFor('WALLET')).toHaveLength(9);
  });
});
