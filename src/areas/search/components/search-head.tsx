import { use, type KeyboardEvent, type RefObject } from 'react';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { IconButton } from '@/ui/forms/icon-button';
import { WayBack } from '@/ui/layout/way-back';
import { Icon } from '@/ui/media/icon';
import { searchMessages } from '../messages';
import styles from './search-head.module.css';

interface SearchHeadProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  /** The ids of the suggestion list and of its active option; null without suggestions. */
  list: { id: string; active: string | undefined } | null;
  handlers: {
    onChange: (text: string) => void;
    onCompositionStart: () => void;
    onCompositionEnd: (text: string) => void;
  };
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** The header of the search page: back button, combobox for the suggestions below it, and search button. */
export function SearchHead({
  inputRef,
  text,
  list,
  handlers,
  onKeyDown,
  onSubmit,
  onClear,
}: SearchHeadProps) {
  const messages = useMessages(searchMessages);
  const isMember = useSession(({ sysType }) => sysType === 'WALLET');
  const back = use(WayBack);
  return (
    <header>
      <form
        role="search"
        className={styles.head}
        data-alone={back === undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {back !== undefined && (
          <IconButton type="button" aria-label={back.label} onClick={back.onClick}>
            <Icon name="back" />
          </IconButton>
        )}
        <h1 className="visuallyHidden">{messages.title}</h1>
        <div className={styles.field}>
          <Icon name="search" size={18} />
          <input
            ref={inputRef}
            className={styles.input}
            role="combobox"
            aria-label={isMember ? messages.fieldOfMember : messages.field}
            aria-autocomplete="list"
            aria-expanded={list !== null}
            aria-controls={list?.id}
            aria-activedescendant={list?.active}
            placeholder={isMember ? messages.hintOfMember : messages.hint}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => handlers.onChange(target.value)}
            onCompositionStart={handlers.onCompositionStart}
            onCompositionEnd={({ currentTarget }) => handlers.onCompositionEnd(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <IconButton type="button" className={styles.clear} aria-label={messages.clear} onClick={onClear}>
              <span className={styles.cross} />
            </IconButton>
          )}
        </div>
        <button type="submit" className={styles.submit}>
          {messages.go}
        </button>
      </form>
    </header>
  );
}
