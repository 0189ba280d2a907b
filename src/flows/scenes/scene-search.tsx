import { featuresFound } from '@/domain/search/search';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { SceneRow } from './scene-row';
import { useFeatures } from './use-features';

/** The scenes that a search finds by name, pinyin or what people call them; without any, a message and a button that clears the search. */
export default function SceneSearch({ typed, onClear }: { typed: string; onClear: () => void }) {
  const messages = useMessages(sceneMessages);
  const found = featuresFound(useFeatures(), typed);
  return (
    <>
      <p className="visuallyHidden" role="status">
        {messages.found(found.length)}
      </p>
      {found.length === 0 ? (
        <ResultState
          art={<Illustration variant="search" />}
          title={messages.none}
          description={messages.noneLine}
          action={{ label: messages.clear, onClick: onClear }}
        />
      ) : (
        <ul>
          {found.map(({ name, label, description }) => (
            <li key={name}>
              <SceneRow name={name} label={label} description={description} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
