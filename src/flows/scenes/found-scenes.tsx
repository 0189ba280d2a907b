import type { SceneName } from '@/domain/life/scenes';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { SceneRow } from './scene-row';

/** The results of a search among the scenes; without any, a message and a button that clears the search. */
export function FoundScenes({ names, onClear }: { names: readonly SceneName[]; onClear: () => void }) {
  const messages = useMessages(sceneMessages);
  if (names.length === 0) {
    return (
      <ResultState
        art={<Illustration variant="search" />}
        title={messages.none}
        description={messages.noneLine}
        action={{ label: messages.clear, onClick: onClear }}
      />
    );
  }
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <SceneRow name={name} {...messages.texts[name]} />
        </li>
      ))}
    </ul>
  );
}
