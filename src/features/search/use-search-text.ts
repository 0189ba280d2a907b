import { useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { maxSearchLength } from '@/domain/search/search';
import { limitCharacters } from '@/domain/text';

interface Typed {
  /** As it stands in the field. */
  text: string;
  /** What of it counts: not the letters of a Chinese word that is still being spelt. */
  meant: string;
  /** More was typed than a search takes. */
  cut: boolean;
}

/** What stands in the field. It begins with what the address asks for, and follows it where somebody goes back or forth. */
export function useTyping(asked: string) {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const [seen, see] = useState(key);
  const [typed, set] = useState<Typed>({ text: asked, meant: asked, cut: false });
  const spelling = useRef(false);
  if (seen !== key) {
    see(key);
    if (cameBack) set({ text: asked, meant: asked, cut: false });
  }
  const write = (text: string) => {
    const limited = limitCharacters(text, maxSearchLength);
    set({ text: limited, meant: limited, cut: limited !== text });
  };
  return {
    ...typed,
    write,
    /** For the field itself. */
    handlers: {
      onChange: (text: string) => {
        // A field that is cut or answered while a word is being spelt would spoil the word.
        if (spelling.current) set((before) => ({ ...before, text }));
        else write(text);
      },
      onSpell: () => {
        spelling.current = true;
      },
      onSpelt: (text: string) => {
        spelling.current = false;
        write(text);
      },
    },
    isSpelling: () => spelling.current,
  };
}
