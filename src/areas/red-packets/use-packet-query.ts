import { useSearchParams } from 'react-router-dom';
import { packetSplits, packetStates } from '@/domain/red-packets/red-packet';
import type { PacketFilters } from './queries';

type PacketQueryChange = { [Name in keyof PacketFilters]: PacketFilters[Name] | undefined };

/** The query of the records and its setter; it is stored in the address, so that reload and back keep it. */
export function usePacketQuery(): [PacketFilters, (change: PacketQueryChange) => void] {
  const [search, setSearch] = useSearchParams();
  const year = search.get('year') ?? '';
  const state = packetStates.find((name) => name === search.get('state'));
  const split = packetSplits.find((name) => name === search.get('kind'));
  const current: PacketFilters = {
    ...(/^2\d{3}$/.test(year) ? { year: Number(year) } : {}),
    ...(state === undefined ? {} : { state }),
    ...(split === undefined ? {} : { split }),
  };
  const setQuery = (change: PacketQueryChange) => {
    const next = { ...current, ...change };
    const named = [
      ['year', next.year?.toString()],
      ['state', next.state],
      ['kind', next.split],
    ] as const;
    const query = new URLSearchParams();
    for (const [name, value] of named) if (value !== undefined) query.set(name, value);
    setSearch(query, { replace: true });
  };
  return [current, setQuery];
}
