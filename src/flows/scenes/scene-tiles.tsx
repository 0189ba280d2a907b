import { sceneEntrance, type SceneName } from '@/domain/life/scenes';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { Entrance } from '@/ui/lists/entrance';
import styles from './scene-tiles.module.css';

/** The scenes of one group as tiles. */
export function SceneTiles({ names }: { names: readonly SceneName[] }) {
  const { texts } = useMessages(sceneMessages);
  return (
    <ul className={styles.grid}>
      {names.map((name) => (
        <li key={name}>
          <Entrance {...sceneEntrance(name)} word={texts[name].label} tile />
        </li>
      ))}
    </ul>
  );
}
