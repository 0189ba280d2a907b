import { href } from '@/domain/href';
import { lifeScenesFor, sceneEntrance, type SceneName } from '@/domain/life/scenes';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Entrance } from '@/ui/lists/entrance';
import { lifeMessages } from '../messages';
import { useVouchersInForce } from '../use-vouchers-in-force';
import styles from './scene-grid.module.css';

/** The main scenes of the life home, with a link to all scenes. */
export function SceneGrid() {
  const messages = useMessages(lifeMessages);
  const { texts: sceneTexts } = useMessages(sceneMessages);
  const names = lifeScenesFor(useSession(({ sysType }) => sysType));
  const voucherCount = useVouchersInForce().vouchers?.length;
  const badgeOf = (name: SceneName) =>
    name === 'vouchers' && voucherCount !== undefined && voucherCount > 0 ? String(voucherCount) : undefined;
  return (
    <nav className={styles.grid} aria-label={messages.scenes}>
      {names.map((name) => (
        <Entrance
          key={name}
          {...sceneEntrance(name)}
          word={sceneTexts[name].label}
          tile
          badge={badgeOf(name)}
        />
      ))}
      <Entrance icon="all" to={href('/allScene')} word={messages.all} tile />
    </nav>
  );
}
