import { useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { maxSearchLength } from '@/domain/search/search';
import { limitCharacters } from '@/domain/text';

interface SearchText {
  /** The value of the field. */
  text: string;
  /** The text to search for, without the letters of a composition that an input method has not ended. */
  committed: string;
  /** Whether the text was cut to the maximum length. */
  isTruncated: boolean;
}

/** The text of the search field. It starts with the words of the address, and follows them on back and forward navigation. */
export function useSearchText(urlWords: string) {
  const { key } = useLocation();
  const isHistoryStep = useNavigationType() === 'POP';
  const [lastKey, setLastKey] = useState(key);
  const [searchText, setSearchText] = useState<SearchText>({
    text: urlWords,
    committed: urlWords,
    isTruncated: false,
  });
  const composing = useRef(false);
  if (lastKey !== key) {
    setLastKey(key);
    if (isHistoryStep) setSearchText({ text: urlWords, committed: urlWords, isTruncated: false });
  }
  const write = (text: string) => {
    const limited = limitCharacters(text, maxSearchLength);
    setSearchText({ text: limited, committed: limited, isTruncated: limited !== text });
  };
  return {
    ...searchText,
    write,
    /** Event handlers of the field. */
    handlers: {
      onChange: (text: string) => {
        // Cutting the value or searching for it would break an unfinished composition of an input method.
        if (composing.current) setSearchText((before) => ({ ...before, text }));
        else write(text);
      },
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: (text: string) => {
        composing.current = false;
        write(text);
      },
    },
    isComposing: () => composing.current,
  };
}
