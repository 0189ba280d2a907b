import { useEffect } from 'react';
import { sceneEntrance } from '@/domain/life/scenes';
import type { Suggestion } from '@/domain/search/search';
import { useMessages } from '@/messages/language';
import { TextButton } from '@/ui/forms/text-button';
import { Surface } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import { searchMessages } from '../messages';
import { Marked } from './marked';
import styles from './suggestions.module.css';

const icons = {
  history: 'clock',
  hot: 'flash',
  activities: 'pennant',
  goods: 'cashier',
  news: 'news',
  colleagues: 'user',
} as const;

interface SuggestionsProps {
  /** The id of the list, and the prefix of the ids of its options. */
  id: string;
  suggestions: readonly Suggestion[];
  words: string;
  /** The option that the arrow keys have reached. */
  active: Suggestion | undefined;
  onPick: (suggestion: Suggestion) => void;
  onSubmit: () => void;
}

/** The suggestions as a listbox. The focus stays in the field, where the arrow keys move through the options. */
export function Suggestions({ id, suggestions, words, active, onPick, onSubmit }: SuggestionsProps) {
  const messages = useMessages(searchMessages);
  const activeId = active === undefined ? undefined : optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      {suggestions.length > 0 && (
        <Surface as="ul" id={id} role="listbox" aria-label={messages.suggestions} className={styles.list}>
          {suggestions.map((suggestion) => {
            const isFeature = suggestion.kind === 'feature';
            const elementId = optionId(id, suggestion);
            return (
              <li
                key={elementId}
                id={elementId}
                role="option"
                aria-selected={suggestion === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(suggestion)}
              >
                <Text tone="secondary">
                  <Icon
                    name={isFeature ? sceneEntrance(suggestion.name).icon : icons[suggestion.from]}
                    size={20}
                  />
                </Text>
                <Text grow marginX={3} breakWords>
                  <Marked text={suggestion.text} words={words} pinyin={suggestion.pinyin} />
                </Text>
                <Caption as="span" flex="none" tone="tertiary">
                  {isFeature ? messages.straight : messages.sources[suggestion.from]}
                </Caption>
              </li>
            );
          })}
        </Surface>
      )}
      <TextButton type="button" width="full" paddingY={2} paddingX={4} breakWords onClick={onSubmit}>
        {messages.goFor(words)}
      </TextButton>
    </>
  );
}

/** The element id of an option; it depends on the suggestion only, not on its position. */
export function optionId(list: string, { kind, text }: Suggestion): string {
  return `${list}-${kind}-${text.replace(/\s/g, '_')}`;
}
