import { use, type KeyboardEvent, type RefObject } from 'react';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Icon } from '@/ui/media/icon';
import { WayBack } from '@/ui/layout/way-back';
import styles from './search-head.module.css';

interface SearchHeadProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** The suggestions below: whose list, and which of them the arrow keys stand on. */
  list: { id: string; active: string | undefined } | null;
  handlers: { onChange: (text: string) => void; onSpell: () => void; onSpelt: (text: string) => void };
  onKey: (event: KeyboardEvent) => void;
  onGo: () => void;
  onClear: () => void;
}

/** The header of the search page: the way back, the field that speaks for the suggestions below it, and the search itself. */
export function SearchHead({ field, text, list, handlers, onKey, onGo, onClear }: SearchHeadProps) {
  const words = useMessages(searchMessages);
  const isMember = useSession(({ sysType }) => sysType === 'WALLET');
  const back = use(WayBack);
  return (
    <header>
      <h1 className="visuallyHidden">{words.title}</h1>
      <form
        role="search"
        className={styles.head}
        data-alone={back === undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onGo();
        }}
      >
        {back !== undefined && (
          <button type="button" className={styles.back} aria-label={back.label} onClick={back.onClick}>
            <Icon name="back" />
          </button>
        )}
        <div className={styles.field}>
          <Icon name="search" size={18} />
          <input
            ref={field}
            className={styles.input}
            role="combobox"
            aria-label={isMember ? words.fieldOfMember : words.field}
            aria-autocomplete="list"
            aria-expanded={list !== null}
            aria-controls={list?.id}
            aria-activedescendant={list?.active}
            placeholder={isMember ? words.hintOfMember : words.hint}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => handlers.onChange(target.value)}
            onCompositionStart={handlers.onSpell}
            onCompositionEnd={({ currentTarget }) => handlers.onSpelt(currentTarget.value)}
            onKeyDown={onKey}
          />
          {text !== '' && (
            <button type="button" className={styles.clear} aria-label={words.clear} onClick={onClear}>
              <span className={styles.cross} />
            </button>
          )}
        </div>
        <button type="submit" className={styles.onClick}>
          {words.go}
        </button>
      </form>
    </header>
  );
}
