import { Link } from 'react-router-dom';
import { sceneEntrance, type SceneName } from '@/domain/scenes';
import { sceneWords } from '@/messages/scenes';
import { useWords } from '@/messages/words';
import { EmptyArt } from '@/ui/empty-art';
import { Icon } from '@/ui/icon';
import { StateBlock } from '@/ui/state-block';
import styles from './found-scenes.module.css';

/** What a search among the scenes has found; nothing found says so, and how to go on. */
export function FoundScenes({ names, onClear }: { names: readonly SceneName[]; onClear: () => void }) {
  const words = useWords(sceneWords);
  if (names.length === 0) {
    return (
      <StateBlock
        art={<EmptyArt variant="search" />}
        title={words.none}
        line={words.noneLine}
        way={{ label: words.clear, go: onClear }}
      />
    );
  }
  return (
    <ul>
      {names.map((name) => {
        const { icon, to } = sceneEntrance(name);
        return (
          <li key={name}>
            <Link className={styles.row} to={to}>
              <span className={styles.tile}>
                <Icon name={icon} />
              </span>
              <span className={styles.texts}>
                <span>{words.words[name].word}</span>
                <span className={styles.line}>{words.words[name].line}</span>
              </span>
              <Icon name="forward" size={14} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
