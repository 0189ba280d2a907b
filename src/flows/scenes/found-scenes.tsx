import type { SceneName } from '@/domain/life/scenes';
import { sceneWords } from '@/messages/scenes';
import { useWords } from '@/messages/language';
import { EmptyArt } from '@/ui/feedback/illustration';
import { StateBlock } from '@/ui/feedback/result-state';
import { SceneRow } from './scene-row';

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
      {names.map((name) => (
        <li key={name}>
          <SceneRow name={name} {...words.words[name]} />
        </li>
      ))}
    </ul>
  );
}
