import { getCouponList } from '@/api/endpoints/coupon';
import { href } from '@/domain/href';
import { lifeScenesFor, sceneEntrance, type SceneName } from '@/domain/life/scenes';
import { lifeMessages } from '@/messages/life';
import { sceneMessages } from '@/messages/scenes';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { Entrance } from '@/ui/lists/entrance';
import styles from './scene-grid.module.css';

/** The scenes that are used most in life, and the way to all of them. */
export function SceneGrid() {
  const words = useMessages(lifeMessages);
  const { words: named } = useMessages(sceneMessages);
  const names = lifeScenesFor(useSession(({ sysType }) => sysType));
  const vouchers = useEndpoint(getCouponList, { state: 'usable' }).data?.coupons.length ?? 0;
  const badgeOf = (name: SceneName) => (name === 'vouchers' && vouchers > 0 ? String(vouchers) : undefined);
  return (
    <nav className={styles.grid} aria-label={words.scenes}>
      {names.map((name) => (
        <Entrance key={name} {...sceneEntrance(name)} word={named[name].word} tile badge={badgeOf(name)} />
      ))}
      <Entrance icon="all" to={href('/allScene')} word={words.all} tile />
    </nav>
  );
}
