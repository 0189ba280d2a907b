import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { useExit } from '@/flows/navigation/use-exit';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { SearchField } from '@/ui/forms/search-field';
import { CityChips } from '../components/cities/city-chips';
import { CityLetters } from '../components/cities/city-letters';
import { LocatedCityRow } from '../components/cities/city-located';
import { FoundCities } from '../components/cities/city-results';
import { cities as citiesCall } from '../endpoints/taxi';
import { cityMessages } from '../messages';
import { citiesByLetter, findCities, type City } from '../rules/city-search';
import { cityChosen, useTaxiRoute } from '../state/taxi-route';

/** /cityOnlyList: chooses the city of the start of a ride, or of its end with `for=end`. */
export default function CityList() {
  const messages = useMessages(cityMessages);
  const query = useEndpoint(citiesCall, {});
  return (
    <DetailPage
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[44, 56, 24, 152, 24, 44, 44, 44, 44, 44, 44]}
    >
      {({ hot, cities }) => <Cities hot={hot} cities={cities} />}
    </DetailPage>
  );
}

function Cities({ hot, cities }: { hot: readonly string[]; cities: readonly City[] }) {
  const messages = useMessages(cityMessages);
  const [search] = useSearchParams();
  const end = search.get('for') === 'end' ? 'end' : 'start';
  const chosen = useTaxiRoute((route) => (end === 'end' ? route.endCity : route.startCity)?.code ?? '');
  const leave = useExit(href('/newDidiHome'), 1);
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => citiesByLetter(cities), [cities]);
  const hotCities = useMemo(
    () => hot.flatMap((code) => cities.filter((city) => city.code === code)),
    [hot, cities],
  );
  const handleChoose = ({ code, name }: City) => {
    cityChosen(end, { code, name });
    leave();
  };
  return (
    <>
      <SearchField label={messages.search} hint={messages.hint} value={typed} onChange={setTyped} />
      {typed.trim() === '' ? (
        <>
          <LocatedCityRow cities={cities} onChoose={handleChoose} />
          <CityChips title={messages.hot} cities={hotCities} chosen={chosen} onChoose={handleChoose} />
          <CityLetters groups={groups} chosen={chosen} onChoose={handleChoose} />
        </>
      ) : (
        <FoundCities
          cities={findCities(cities, typed)}
          typed={typed}
          chosen={chosen}
          onChoose={handleChoose}
          onClear={() => setTyped('')}
        />
      )}
    </>
  );
}
