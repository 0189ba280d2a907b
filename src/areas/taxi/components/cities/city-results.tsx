import { cityMessages } from '@/areas/taxi/messages';
import type { City } from '@/areas/taxi/rules/city-search';
import { piecesOf } from '@/domain/search/search-match';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Box, Surface } from '@/ui/layout/box';
import { CityRow } from './city-row';
import styles from './city-results.module.css';

interface FoundCitiesProps {
  cities: readonly City[];
  typed: string;
  /** The code of the city that is chosen already. */
  chosen: string;
  onChoose: (city: City) => void;
  onClear: () => void;
}

/** The cities that were searched for, with what was typed marked in their names. */
export function FoundCities({ cities, typed, chosen, onChoose, onClear }: FoundCitiesProps) {
  const messages = useMessages(cityMessages);
  return (
    <>
      <p className={styles.count} role="status">
        {messages.found(cities.length)}
      </p>
      {cities.length === 0 ? (
        <ResultState
          art={<Illustration variant="search" />}
          title={messages.none}
          description={messages.noneLine}
          action={{ label: messages.clear, onClick: onClear }}
        />
      ) : (
        <Surface as="ul">
          {cities.map((city) => (
            <Box as="li" key={city.code} divider="between">
              <CityRow city={city} isChosen={city.code === chosen} onChoose={onChoose}>
                {piecesOf(city.name, typed, city.pinyin).map((piece, index) =>
                  piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
                )}
              </CityRow>
            </Box>
          ))}
        </Surface>
      )}
    </>
  );
}
