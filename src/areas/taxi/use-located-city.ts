import { useEffect, useState } from 'react';
import { cityInfoWait } from '@/domain/constants';
import { theHost } from '@/host/current';
import type { City } from './rules/city-search';

/** Where the host says that the phone is. `elsewhere`: in a city without taxis of ours. `unknown`: this host does not say. */
export type LocatedCity =
  | { kind: 'locating' }
  | { kind: 'found'; city: City }
  | { kind: 'elsewhere'; name: string }
  | { kind: 'unknown' };

type Answer = { cityCode: string; cityName: string } | null;

/** The city of the phone, as the host tells it within its time; the function asks again. */
export function useLocatedCity(cities: readonly City[]): [LocatedCity, () => void] {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer | undefined>();
  useEffect(() => {
    let isAsking = true;
    const finish = (found: Answer) => {
      if (isAsking) setAnswer(found);
      isAsking = false;
    };
    const timer = setTimeout(() => finish(null), cityInfoWait);
    theHost()
      .then((host) => host.getCityInfo())
      .then(finish, () => finish(null));
    return () => {
      isAsking = false;
      clearTimeout(timer);
    };
  }, [tries]);
  const locateAgain = () => {
    setAnswer(undefined);
    setTries(tries + 1);
  };
  return [answer === undefined ? { kind: 'locating' } : locatedIn(answer, cities), locateAgain];
}

function locatedIn(answer: Answer, cities: readonly City[]): LocatedCity {
  const name = (answer?.cityName ?? '').replace(/市$/, '');
  const city = cities.find((each) => each.code === answer?.cityCode || (name !== '' && each.name === name));
  if (city !== undefined) return { kind: 'found', city };
  return name === '' ? { kind: 'unknown' } : { kind: 'elsewhere', name };
}
