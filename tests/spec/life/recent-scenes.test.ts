import { describe, expect, it } from 'vitest';
import { lifeScenesFor, recentScenes, sceneEntrance, scenesByGroup } from '@/domain/life/scenes';

/** Every scene of a session. */
const offered = (sysType: 'LONGCOIN' | 'WALLET') => scenesByGroup(sysType).flatMap(([, names]) => names);
const addressOf = (name: Parameters<typeof sceneEntrance>[0]) => sceneEntrance(name).to;
const plain = offered('LONGCOIN').filter((name) => !addressOf(name).includes('?'));
const withQuery = offered('LONGCOIN').filter((name) => addressOf(name).includes('?'));

describe('the scenes that were opened last', () => {
  it('are four, the newest first', () => {
    const opened = plain.slice(0, 6);
    expect(recentScenes('LONGCOIN', opened.map(addressOf))).toEqual(opened.slice(0, 4));
  });

  it('leave out pages that are no scenes', () => {
    const [scene] = plain;
    if (scene === undefined) throw new Error('there is no scene');
    expect(recentScenes('LONGCOIN', ['/setting', addressOf(scene), '/nowhere'])).toEqual([scene]);
  });

  it('are named by the scene without parameters where several share an address', () => {
    expect(withQuery.length).toBeGreaterThan(0);
    for (const name of withQuery) {
      const [address = ''] = addressOf(name).split('?');
      expect(recentScenes('LONGCOIN', [address])).not.toContain(name);
    }
  });
});

it.each(['LONGCOIN', 'WALLET'] as const)(
  'the life home offers no scene that a session of %s lacks',
  (sysType) => {
    const shown = lifeScenesFor(sysType);
    expect(shown.length).toBeGreaterThan(0);
    for (const name of shown) expect(offered(sysType)).toContain(name);
  },
);
