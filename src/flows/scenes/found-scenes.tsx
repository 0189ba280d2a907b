import type { SceneName } from '@/domain/life/scenes';
import { sceneMessages } from '@/messages/scenes';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { SceneRow } from './scene-row';

/** The results of a search among the scenes; without any, a message and a button that clears the search. */
export function FoundScenes({ names, onClear }: { names: readonly SceneName[]; onClear: () => void }) {
  const words = useMessages(sceneMessages);
  if (names.length === 0) {
    return (
      <ResultState
        art={<Illustration variant="search" />}
        title={words.none}
        description={words.noneLine}
        action={{ label: words.clear, onClick: onClear }}
      />
    );
  }
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <SceneRow name={name} word={words.words[name].word} description={words.words[name].line} />
        </li>
      ))}
    </ul>
  );
}
