import { sceneEntrance, type SceneName } from '@/domain/scenes';
import { sceneWords } from '@/messages/scenes';
import { useWords } from '@/messages/words';
import { Entrance } from '@/ui/entrance';
import styles from './scene-tiles.module.css';

/** Scenes of one group, each with its drawing and its name. */
export function SceneTiles({ names }: { names: readonly SceneName[] }) {
  const { words } = useWords(sceneWords);
  return (
    <ul className={styles.grid}>
      {names.map((name) => (
        <li key={name}>
          <Entrance {...sceneEntrance(name)} word={words[name].word} tile />
        </li>
      ))}
    </ul>
  );
}
