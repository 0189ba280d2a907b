import { memo, use, useEffect, useRef, useState } from 'react';
import { cityMessages } from '@/areas/taxi/messages';
import type { City } from '@/areas/taxi/rules/city-search';
import { useMessages } from '@/messages/language';
import { Box, Surface } from '@/ui/layout/box';
import { WayBack } from '@/ui/layout/way-back';
import { IndexStrip } from '@/ui/lists/index-strip';
import { CityRow } from './city-row';
import styles from './city-letters.module.css';

interface CityLettersProps {
  groups: ReadonlyMap<string, readonly City[]>;
  /** The code of the city that is chosen already. */
  chosen: string;
  onChoose: (city: City) => void;
}

/** All cities below their letters, which stay at the top while their cities scroll by, with a strip to jump by. */
export function CityLetters({ groups, chosen, onChoose }: CityLettersProps) {
  const messages = useMessages(cityMessages);
  const hasHeader = use(WayBack) !== undefined;
  const list = useRef<HTMLDivElement>(null);
  const letters = Array.from(groups.keys());
  const [letter, setLetter] = useState(letters[0] ?? '');
  useEffect(() => {
    const handleScroll = () => {
      const sections = Array.from(list.current?.children ?? []);
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= reached).length;
      setLetter(letterOf(sections[Math.max(0, passed - 1)]));
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  const handleJump = (to: string) => {
    setLetter(to);
    document.getElementById(idOf(to))?.scrollIntoView();
  };
  return (
    <section aria-label={messages.all}>
      <div ref={list} className={styles.list} data-header={hasHeader}>
        {letters.map((each) => (
          <LetterGroup
            key={each}
            letter={each}
            cities={groups.get(each) ?? none}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <IndexStrip label={messages.jump} letters={letters} current={letter} onSelect={handleJump} />
    </section>
  );
}

const none: readonly City[] = [];
/** A letter is current once its cities are this close to the top of the window, px. */
const reached = 60;

function idOf(letter: string): string {
  return `city-${letter}`;
}

function letterOf(section: Element | undefined): string {
  return section?.id.slice(idOf('').length) ?? '';
}

interface LetterGroupProps {
  letter: string;
  cities: readonly City[];
  chosen: string;
  onChoose: (city: City) => void;
}

/** Not rendered again while the current letter changes. */
const LetterGroup = memo(
  function LetterGroup({ letter, cities, chosen, onChoose }: LetterGroupProps) {
    return (
      <section className={styles.group} id={idOf(letter)}>
        <h2 className={styles.letter}>{letter}</h2>
        <Surface as="ul">
          {cities.map((city) => (
            <Box as="li" key={city.code} divider="between">
              <CityRow city={city} isChosen={city.code === chosen} onChoose={onChoose} />
            </Box>
          ))}
        </Surface>
      </section>
    );
  },
  (before, after) => before.cities === after.cities && before.chosen === after.chosen,
);
